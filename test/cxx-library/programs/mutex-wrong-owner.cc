/*
 * Unlocking what another thread holds.
 *
 * heddle: clean
 * heddle -DBUG: violated lock
 */
#include <mutex>
#include <thread>

std::mutex m;

int main() {
  m.lock();
#ifdef BUG
  std::thread t([] { m.unlock(); });
#else
  m.unlock();
  std::thread t([] { std::lock_guard guard(m); });
#endif
  t.join();
}
