/*
 * The functions with C's names.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<long> n;
std::atomic_flag lock = ATOMIC_FLAG_INIT;
int plain;

void work() {
  std::atomic_fetch_add_explicit(&n, 1, std::memory_order_relaxed);
#ifdef BUG
  std::atomic_flag_test_and_set(&lock);
#else
  while (std::atomic_flag_test_and_set_explicit(&lock, std::memory_order_acquire)) {
  }
#endif
  plain++;
  std::atomic_flag_clear_explicit(&lock, std::memory_order_release);
}

int main() {
  std::atomic_init(&n, 5);
  std::thread a(work);
#ifdef BUG
  a.join();
  work();
  assert(plain == 3);
#else
  work();
  a.join();
  assert(plain == 2);
#endif
  assert(std::atomic_load(&n) == 7);
  long seen = 7;
  assert(std::atomic_compare_exchange_strong(&n, &seen, 9) && std::atomic_exchange(&n, 1) == 9);
}
