// expect: verified
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

class ThreadPool {
  std::vector<std::thread> workers;
  std::queue<std::function<void()>> jobs;
  std::mutex m;
  std::condition_variable cv;
  bool stop = false;

 public:
  explicit ThreadPool(int n) {
    for (int i = 0; i < n; ++i) workers.emplace_back([this] { run(); });
  }
  void run() {
    for (;;) {
      std::function<void()> job;
      {
        std::unique_lock<std::mutex> lock(m);
        cv.wait(lock, [this] { return stop || !jobs.empty(); });
        if (stop && jobs.empty()) return;
        job = std::move(jobs.front());
        jobs.pop();
      }
      job();
    }
  }
  void submit(std::function<void()> f) {
    {
      std::lock_guard<std::mutex> lock(m);
      jobs.push(std::move(f));
    }
    cv.notify_one();
  }
  ~ThreadPool() {
    {
      std::lock_guard<std::mutex> lock(m);
      stop = true;
    }
    cv.notify_all();
    for (auto& w : workers) w.join();
  }
};

int main() {
  std::atomic<int> done{0};
  {
    ThreadPool pool(1);
    pool.submit([&] { done += 1; });
    pool.submit([&] { done += 10; });
  }
  assert(done == 11);
}
