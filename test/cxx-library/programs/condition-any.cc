/*
 * condition_variable_any with a shared_mutex. The bug: nobody notifies.
 *
 * heddle: clean
 * heddle -DBUG: violated deadlock
 */
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <shared_mutex>
#include <thread>

std::shared_mutex m;
std::condition_variable_any cv;
int n;

int main() {
  std::thread t([] {
    std::shared_lock lock(m);
    cv.wait(lock, [] { return n == 1; });
  });
  {
    std::unique_lock lock(m);
    n = 1;
  }
#ifndef BUG
  cv.notify_all();
#endif
  t.join();
}
