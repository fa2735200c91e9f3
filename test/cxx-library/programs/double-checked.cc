/*
 * Initialised once, looked at without a lock. The bug: published before it is ready.
 *
 * heddle: clean
 * heddle -DBUG: violated race assertion
 */
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

struct config {
  int value = 0;
};
std::atomic<config *> instance{nullptr};
std::mutex m;

config *get() {
  config *p = instance.load(std::memory_order_acquire);
  if (p != nullptr) return p;
  std::lock_guard guard(m);
  p = instance.load(std::memory_order_relaxed);
  if (p == nullptr) {
    p = new config;
#ifdef BUG
    instance.store(p, std::memory_order_release);
    p->value = 42;
#else
    p->value = 42;
    instance.store(p, std::memory_order_release);
#endif
  }
  return p;
}

int main() {
  std::thread t([] { assert(get()->value == 42); });
  assert(get()->value == 42);
  t.join();
  delete instance.load();
}
