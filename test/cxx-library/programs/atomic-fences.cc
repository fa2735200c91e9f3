/*
 * Fences instead of orders.
 *
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <atomic>
#include <cassert>
#include <thread>

int data;
std::atomic_int flag;

int main() {
  std::thread t([] {
    data = 1;
#ifndef BUG
    std::atomic_thread_fence(std::memory_order_release);
#endif
    flag.store(1, std::memory_order_relaxed);
  });
  while (flag.load(std::memory_order_relaxed) == 0) {
  }
  std::atomic_thread_fence(std::memory_order_acquire);
  std::atomic_signal_fence(std::memory_order_seq_cst);
  assert(data == 1);
  t.join();
}
