/*
 * A timed wait may give up: its result has to be looked at.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
bool ready;

int main() {
  std::thread t([] {
    std::unique_lock lock(m);
    bool seen = cv.wait_for(lock, std::chrono::milliseconds(10), [] { return ready; });
#ifdef BUG
    assert(seen);
#else
    assert(seen == ready);
#endif
  });
  {
    std::lock_guard lock(m);
    ready = true;
  }
  cv.notify_one();
  t.join();
}
