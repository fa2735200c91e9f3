// expect: violated deadlock
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
bool go = false;

void waitForGo() {
  std::unique_lock lock(m);
  cv.wait(lock, [] { return go; });
}

int main() {
  std::thread a(waitForGo), b(waitForGo);
  {
    std::lock_guard lock(m);
    go = true;
  }
  cv.notify_one();  // there are two
  a.join();
  b.join();
}
