/*
 * Tasks are packaged_task, results come back through futures.
 * values: verified
 * values: -DWRONG_RESULT violated assertion
 * engines: explore
 * models: rc11
 */
#include <cassert>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <thread>

class Pool {
  std::deque<std::function<void()>> tasks;
  std::mutex m;
  std::condition_variable cv;
  bool stop = false;
  std::thread worker{[this] { work(); }};

  void work() {
    for (;;) {
      std::unique_lock<std::mutex> lock(m);
      cv.wait(lock, [this] { return stop || !tasks.empty(); });
      if (tasks.empty()) return;
      std::function<void()> task = std::move(tasks.front());
      tasks.pop_front();
      lock.unlock();
      task();
    }
  }

public:
  template <class F> auto submit(F f) -> std::future<decltype(f())> {
    auto task = std::make_shared<std::packaged_task<decltype(f())()>>(f);
    auto result = task->get_future();
    {
      std::lock_guard<std::mutex> lock(m);
      tasks.push_back([task] { (*task)(); });
    }
    cv.notify_one();
    return result;
  }
  ~Pool() {
    {
      std::lock_guard<std::mutex> lock(m);
      stop = true;
    }
    cv.notify_all();
    worker.join();
  }
};

int main() {
  Pool pool;
  auto result = pool.submit([] { return 42; });
#ifdef WRONG_RESULT
  assert(result.get() == 41);
#else
  assert(result.get() == 42);
#endif
}
