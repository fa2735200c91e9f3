/* expect: -> verified
 * expect: -DNO_NOTIFY_ALL -> deadlock
 * expect: -DSTOP_UNLOCKED -> race
 * expect: -DDROP_TASKS -> exception
 * expect: -DUNLOCKED_POP -> race
 * The thread pool everybody has copied once (progschj/ThreadPool): enqueue returns a future of whatever the callable gives. */
#include <cassert>
#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <queue>
#include <stdexcept>
#include <thread>
#include <type_traits>
#include <vector>

class ThreadPool {
 public:
  ThreadPool(size_t);
  template <class F, class... Args>
  auto enqueue(F&& f, Args&&... args) -> std::future<std::invoke_result_t<F, Args...>>;
  ~ThreadPool();

 private:
  std::vector<std::thread> workers;
  std::queue<std::function<void()>> tasks;
  std::mutex queue_mutex;
  std::condition_variable condition;
  bool stop;
};

inline ThreadPool::ThreadPool(size_t threads) : stop(false) {
  for (size_t i = 0; i < threads; ++i)
    workers.emplace_back([this] {
      for (;;) {
        std::function<void()> task;
        {
          std::unique_lock<std::mutex> lock(this->queue_mutex);
          this->condition.wait(lock, [this] { return this->stop || !this->tasks.empty(); });
#ifdef DROP_TASKS
          if (this->stop) return;
#else
          if (this->stop && this->tasks.empty()) return;
#endif
#ifdef UNLOCKED_POP
          lock.unlock();
#endif
          task = std::move(this->tasks.front());
          this->tasks.pop();
        }
        task();
      }
    });
}

template <class F, class... Args>
auto ThreadPool::enqueue(F&& f, Args&&... args) -> std::future<std::invoke_result_t<F, Args...>> {
  using return_type = std::invoke_result_t<F, Args...>;
  auto task = std::make_shared<std::packaged_task<return_type()>>(std::bind(std::forward<F>(f), std::forward<Args>(args)...));
  std::future<return_type> res = task->get_future();
  {
    std::unique_lock<std::mutex> lock(queue_mutex);
    if (stop) throw std::runtime_error("enqueue on stopped ThreadPool");
    tasks.emplace([task]() { (*task)(); });
  }
  condition.notify_one();
  return res;
}

inline ThreadPool::~ThreadPool() {
  {
#ifndef STOP_UNLOCKED
    std::unique_lock<std::mutex> lock(queue_mutex);
#endif
    stop = true;
  }
#ifdef NO_NOTIFY_ALL
  condition.notify_one();
#else
  condition.notify_all();
#endif
  for (std::thread& worker : workers) worker.join();
}

int main() {
  std::future<int> answer;
  {
    ThreadPool pool(2);
    answer = pool.enqueue([](int a, int b) { return a * b; }, 6, 7);
  }
  assert(answer.get() == 42);
}
