/*
 * A ring in an array beside its indices. The bug: an index that is not brought back, to bytes of the ring that are no element.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <array>
#include <atomic>
#include <cassert>
#include <thread>

struct ring {
  std::array<int, 2> slots{};
  std::atomic<unsigned> put{0}, taken{0};
};

int main() {
  ring r;
  std::thread t([&r] {
    for (int value = 1; value <= 3; value++) {
      unsigned at = r.put.load(std::memory_order_relaxed);
      while (at - r.taken.load(std::memory_order_acquire) == 2) {
      }
#ifdef BUG
      r.slots[at] = value;
#else
      r.slots[at % 2] = value;
#endif
      r.put.store(at + 1, std::memory_order_release);
    }
  });
  for (unsigned at = 0; at < 3; at++) {
    while (r.put.load(std::memory_order_acquire) == at) {
    }
    assert(r.slots[at % 2] == int(at) + 1);
    r.taken.store(at + 1, std::memory_order_release);
  }
  t.join();
}
