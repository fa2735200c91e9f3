/*
 * A lock of one flag, waited for by wait and notify.
 *
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <atomic>
#include <cassert>
#include <thread>

std::atomic_flag flag;
int n;

void work() {
  while (flag.test_and_set(std::memory_order_acquire)) flag.wait(true, std::memory_order_relaxed);
  n++;
#ifdef BUG
  flag.clear(std::memory_order_relaxed);
#else
  flag.clear(std::memory_order_release);
#endif
  flag.notify_one();
}

int main() {
  std::thread a(work), b(work);
  a.join();
  b.join();
  assert(n == 2 && !flag.test());
}
