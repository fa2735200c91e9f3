#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>

class Pool {
 public:
  Pool() : worker([this] { run(); }) {}
  void submit(std::function<void()> task) {
    {
      std::lock_guard<std::mutex> lock(m);
      tasks.push(std::move(task));
    }
    cv.notify_one();
  }
  ~Pool() {
    stop = true;
    cv.notify_all();
    worker.join();
  }

 private:
  void run() {
    for (;;) {
      std::unique_lock<std::mutex> lock(m);
      cv.wait(lock, [this] { return stop || !tasks.empty(); });
      if (tasks.empty()) return;
      auto task = std::move(tasks.front());
      tasks.pop();
      lock.unlock();
      task();
    }
  }
  std::mutex m;
  std::condition_variable cv;
  std::queue<std::function<void()>> tasks;
  bool stop = false;
  std::thread worker;
};

int main() {
  int done = 0;
  {
    Pool pool;
    pool.submit([&] { ++done; });
  }
  return done == 1 ? 0 : 1;
}
