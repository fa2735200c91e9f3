/*
 * A worker, a queue of jobs, and an orderly end: the jobs that are there are done before the worker leaves.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
 */
#include <cassert>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>

class work_queue {
  std::mutex m;
  std::condition_variable changed;
  std::queue<std::function<void()>> jobs;
  bool closed = false;

public:
  void add(std::function<void()> job) {
    {
      std::lock_guard lock(m);
      jobs.push(std::move(job));
    }
    changed.notify_one();
  }
  void close() {
    {
      std::lock_guard lock(m);
      closed = true;
    }
    changed.notify_all();
  }
  void run() {
    for (;;) {
      std::function<void()> job;
      {
        std::unique_lock lock(m);
        changed.wait(lock, [this] { return closed || !jobs.empty(); });
        if (jobs.empty()) return;
        job = std::move(jobs.front());
        jobs.pop();
      }
      job();
    }
  }
};

int main() {
  int done = 0;
  work_queue queue;
  std::thread worker([&] { queue.run(); });
  queue.add([&] { done++; });
  queue.close();
  worker.join();
  assert(done == 1);
}
