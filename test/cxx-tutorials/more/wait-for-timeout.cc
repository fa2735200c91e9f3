// expect: verified
#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
bool ready = false;

int main() {
  std::thread t([] {
    std::unique_lock<std::mutex> lock(m);
    if (cv.wait_for(lock, std::chrono::milliseconds(100), [] { return ready; }))
      std::cout << "ready\n";
    else
      std::cout << "timed out\n";
  });
  {
    std::scoped_lock lock(m);
    ready = true;
  }
  cv.notify_all();
  t.join();
}
