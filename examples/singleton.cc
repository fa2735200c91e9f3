/*
 * Double-checked locking in C++: an instance that is made once, by the first who asks, and then found without a lock.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
 */
#include <atomic>
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>

class settings {
  static inline std::atomic<settings *> instance{nullptr};
  static inline std::mutex making;
  static inline std::unique_ptr<settings> owner;

public:
  int limit = 0;

  static settings &get() {
    settings *s = instance.load(std::memory_order_acquire);
    if (s == nullptr) {
      std::lock_guard guard(making);
      s = instance.load(std::memory_order_relaxed);
      if (s == nullptr) {
        owner = std::make_unique<settings>();
        owner->limit = 10;
        s = owner.get();
        instance.store(s, std::memory_order_release);
      }
    }
    return *s;
  }
};

int main() {
  std::thread t([] { assert(settings::get().limit == 10); });
  assert(settings::get().limit == 10);
  t.join();
}
