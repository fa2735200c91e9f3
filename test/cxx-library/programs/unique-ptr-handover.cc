/*
 * Ownership handed over through an atomic pointer. The bug: the giver keeps using it.
 *
 * heddle: clean
 * heddle -DBUG: violated memory race
 */
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

std::atomic<int *> slot{nullptr};

int main() {
  std::thread t([] {
    if (std::unique_ptr<int> mine{slot.exchange(nullptr, std::memory_order_acquire)}) assert(*mine == 8);
  });
  auto p = std::make_unique<int>(8);
  int *raw = p.get();
  slot.store(p.release(), std::memory_order_release);
#ifdef BUG
  assert(*raw == 8);
#endif
  (void)raw;
  t.join();
  std::unique_ptr<int> rest(slot.load());
}
