/*
 * Readers and writers that give up.
 *
 * heddle: clean
 * heddle -DBUG: violated lock
 */
#include <cassert>
#include <chrono>
#include <shared_mutex>
#include <thread>

std::shared_timed_mutex m;
int n;

int main() {
  std::thread t([] {
    if (m.try_lock_for(std::chrono::seconds(1))) {
      n++;
      m.unlock();
    }
  });
  if (m.try_lock_shared()) {
    assert(n == 0 || n == 1);
    m.unlock_shared();
  }
#ifdef BUG
  m.unlock_shared();
#endif
  t.join();
  assert(m.try_lock_shared_for(std::chrono::milliseconds(5)));
  m.unlock_shared();
}
