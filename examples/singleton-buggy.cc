/*
 * Double-checked locking with a plain pointer.
 *
 * Bug: the first look is an ordinary read of a pointer that another thread may be writing, and nothing orders it after
 * the initialisation. The machine may deliver the pointer first; the compiler may, too.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: violated race
 */
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>

class settings {
  static inline settings *instance = nullptr;
  static inline std::mutex making;
  static inline std::unique_ptr<settings> owner;

public:
  int limit = 0;

  static settings &get() {
    if (instance == nullptr) {
      std::lock_guard guard(making);
      if (instance == nullptr) {
        owner = std::make_unique<settings>();
        owner->limit = 10;
        instance = owner.get();
      }
    }
    return *instance;
  }
};

int main() {
  std::thread t([] { assert(settings::get().limit == 10); });
  assert(settings::get().limit == 10);
  t.join();
}
