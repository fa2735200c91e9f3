/*
 * A queue of std::function, one worker that sleeps on a condition variable; tasks are empty functors, captures by copy.
 * values: verified
 * values: -DNO_LOCK violated race
 * engines: explore
 * models: rc11
 */
#include <cassert>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class Pool {
  std::vector<std::thread> workers;
  std::queue<std::function<void()>> tasks;
  std::mutex m;
  std::condition_variable cv;
  bool stop = false;

  void work() {
    for (;;) {
      std::function<void()> task;
      {
        std::unique_lock<std::mutex> lock(m);
        cv.wait(lock, [this] { return stop || !tasks.empty(); });
        if (tasks.empty()) return;
        task = std::move(tasks.front());
        tasks.pop();
      }
      task();
    }
  }

public:
  explicit Pool(int n) {
    for (int i = 0; i < n; i++) workers.emplace_back([this] { work(); });
  }
  template <class F> void submit(F f) {
    {
#ifndef NO_LOCK
      std::lock_guard<std::mutex> lock(m);
#endif
      tasks.emplace([f] { f(); });
    }
    cv.notify_one();
  }
  ~Pool() {
    {
      std::lock_guard<std::mutex> lock(m);
      stop = true;
    }
    cv.notify_all();
    for (std::thread &worker : workers) worker.join();
  }
};

struct Empty {
  void operator()() const {}
};
static int done;

int main() {
  {
    Pool pool(1);
    pool.submit(Empty());
    pool.submit([] { done++; });
  }
  assert(done == 1);
}
