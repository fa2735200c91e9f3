/*
 * Atomic operations on an ordinary object.
 *
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <atomic>
#include <cassert>
#include <thread>

struct counters {
  int a = 0;
  alignas(8) long b = 0;
};
counters shared;

void work() {
  std::atomic_ref<int> a(shared.a);
  a.fetch_add(1, std::memory_order_relaxed);
#ifdef BUG
  shared.b += 2;
#else
  std::atomic_ref(shared.b) += 2;
#endif
}

int main() {
  static_assert(std::atomic_ref<long>::required_alignment == 8);
  std::thread t(work);
  work();
  t.join();
  assert(shared.a == 2 && shared.b == 4);
}
