// expect: violated race
#include <condition_variable>
#include <mutex>
#include <thread>

class Worker {
  std::mutex m;
  std::condition_variable cv;
  bool stop = false;
  std::thread t{[this] {
    std::unique_lock<std::mutex> lock(m);
    cv.wait(lock, [this] { return stop; });
  }};

 public:
  ~Worker() {
    stop = true;  // not under the mutex
    cv.notify_all();
    t.join();
  }
};

int main() { Worker w; }
