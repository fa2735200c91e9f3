/*
 * C's header in C++.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <cassert>
#include <stdatomic.h>
#include <thread>

atomic_int n;

int main() {
  std::thread t([] { atomic_fetch_add_explicit(&n, 1, memory_order_relaxed); });
#ifdef BUG
  atomic_store(&n, atomic_load(&n) + 1);
#else
  atomic_fetch_add(&n, 1);
#endif
  t.join();
  assert(atomic_load(&n) == 2);
}
