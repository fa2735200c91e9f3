// expect: violated assertion
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
bool ready = false;

void consumer() {
  std::unique_lock<std::mutex> lock(m);
  if (!ready) cv.wait(lock);  // should be while: spurious wake-ups
  assert(ready);
}

int main() {
  std::thread c(consumer);
  {
    std::lock_guard<std::mutex> lock(m);
    ready = true;
  }
  cv.notify_one();
  c.join();
}
