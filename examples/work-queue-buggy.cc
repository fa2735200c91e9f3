/*
 * A work queue that is closed without its lock.
 *
 * Bug: the flag is atomic, but set and announced while the worker may be between its look at the flag and its wait: the
 * notification goes to nobody, and the worker sleeps for ever.
 *
 * heddle: sc: violated deadlock
 * heddle: tso: violated deadlock
 * heddle: rc11: violated deadlock
 */
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>

class work_queue {
  std::mutex m;
  std::condition_variable changed;
  std::queue<std::function<void()>> jobs;
  std::atomic<bool> closed{false};

public:
  void add(std::function<void()> job) {
    {
      std::lock_guard lock(m);
      jobs.push(std::move(job));
    }
    changed.notify_one();
  }
  void close() {
    closed = true;
    changed.notify_all();
  }
  void run() {
    for (;;) {
      std::function<void()> job;
      {
        std::unique_lock lock(m);
        while (!closed && jobs.empty()) changed.wait(lock);
        if (jobs.empty()) return;
        job = std::move(jobs.front());
        jobs.pop();
      }
      job();
    }
  }
};

int main() {
  work_queue queue;
  std::thread worker([&] { queue.run(); });
  queue.close();
  worker.join();
}
