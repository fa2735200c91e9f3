/*
 * Store buffering needs sequential consistency.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion weak
 */
#include <atomic>
#include <cassert>
#include <thread>

#ifdef BUG
constexpr auto order = std::memory_order::relaxed;
#else
constexpr auto order = std::memory_order::seq_cst;
#endif

std::atomic<int> x, y;
int r1, r2;

int main() {
  std::thread a([] {
    x.store(1, order);
    r1 = y.load(order);
  });
  std::thread b([] {
    y.store(1, order);
    r2 = x.load(order);
  });
  a.join();
  b.join();
  assert(r1 == 1 || r2 == 1);
}
