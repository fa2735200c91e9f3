/* expect: -> verified
 * expect: -DUNLOCKED_STOP -> deadlock|race
 * expect: -DDANGLING -> memory
 * A pool of one worker that gives futures: tasks are packaged_tasks in a queue under a mutex and a condition variable. UNLOCKED_STOP: the
 * flag is set without the mutex. DANGLING: a task refers to a local of who submitted it, which is gone. */
#include <cassert>
#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>

class Pool {
 public:
  Pool() : worker([this] { run(); }) {}
  ~Pool() {
#ifdef UNLOCKED_STOP
    stop = true;
#else
    {
      std::lock_guard<std::mutex> hold(m);
      stop = true;
    }
#endif
    cv.notify_one();
    worker.join();
  }
  std::future<int> submit(std::function<int()> f) {
    auto task = std::make_shared<std::packaged_task<int()>>(std::move(f));
    auto result = task->get_future();
    {
      std::lock_guard<std::mutex> hold(m);
      tasks.push([task] { (*task)(); });
    }
    cv.notify_one();
    return result;
  }

 private:
  void run() {
    for (;;) {
      std::function<void()> task;
      {
        std::unique_lock<std::mutex> hold(m);
        cv.wait(hold, [this] { return stop || !tasks.empty(); });
        if (tasks.empty()) return;
        task = std::move(tasks.front());
        tasks.pop();
      }
      task();
    }
  }

  std::mutex m;
  std::condition_variable cv;
  std::queue<std::function<void()>> tasks;
  bool stop = false;
  std::thread worker;
};

static std::future<int> twice(Pool &pool, int n) {
#ifdef DANGLING
  return pool.submit([&n] { return 2 * n; });
#else
  return pool.submit([n] { return 2 * n; });
#endif
}

int main() {
  Pool pool;
  auto a = twice(pool, 21);
  assert(a.get() == 42);
}
