// expect: verified
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

class Spinlock {
  std::atomic_flag flag = ATOMIC_FLAG_INIT;

 public:
  void lock() {
    while (flag.test_and_set(std::memory_order_acquire)) {
    }
  }
  void unlock() { flag.clear(std::memory_order_release); }
};

Spinlock spin;
int shared = 0;

int main() {
  auto work = [] {
    for (int i = 0; i < 2; ++i) {
      std::lock_guard<Spinlock> guard(spin);
      ++shared;
    }
  };
  std::thread a(work), b(work);
  a.join();
  b.join();
  assert(shared == 4);
}
