// expect: violated deadlock
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
std::atomic<bool> ready{false};

int main() {
  std::thread waiter([] {
    std::unique_lock<std::mutex> lock(m);
    while (!ready) cv.wait(lock);
  });
  ready = true;  // without the mutex: between the test and the wait
  cv.notify_one();
  waiter.join();
}
