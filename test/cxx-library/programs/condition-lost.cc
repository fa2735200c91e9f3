/*
 * A flag that is set without the mutex: the notification may come between the test and the wait.
 *
 * heddle: clean
 * heddle -DBUG: violated deadlock
 */
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
std::atomic<bool> ready{false};

int main() {
  std::thread t([] {
    std::unique_lock lock(m);
    while (!ready) cv.wait(lock);
  });
#ifdef BUG
  ready = true;
#else
  {
    std::lock_guard lock(m);
    ready = true;
  }
#endif
  cv.notify_all();
  t.join();
}
