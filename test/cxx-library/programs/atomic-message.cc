/*
 * Message passing by release and acquire.
 *
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <atomic>
#include <cassert>
#include <thread>

#ifdef BUG
constexpr auto publish = std::memory_order_relaxed;
#else
constexpr auto publish = std::memory_order_release;
#endif

int data;
std::atomic<bool> ready{false};

int main() {
  std::thread writer([] {
    data = 42;
    ready.store(true, publish);
  });
  if (ready.load(std::memory_order_acquire)) assert(data == 42);
  writer.join();
}
