/* expect: -> verified
 * expect: -DWEAK_TAIL -> race
 * expect: -DSWAPPED -> race|uninitialized
 * A ring for one producer and one consumer with cached indices, in the style of the well-known C++ ones. */
#include <atomic>
#include <cassert>
#include <cstddef>
#include <memory>
#include <thread>

template <typename T, std::size_t N> class Ring {
  alignas(64) std::atomic<std::size_t> write_{0};
  std::size_t readCache_ = 0;
  alignas(64) std::atomic<std::size_t> read_{0};
  std::size_t writeCache_ = 0;
  T slots_[N + 1];

public:
  bool try_push(const T &v) {
    auto const w = write_.load(std::memory_order_relaxed);
    auto next = w + 1;
    if (next == N + 1) next = 0;
    if (next == readCache_) {
      readCache_ = read_.load(std::memory_order_acquire);
      if (next == readCache_) return false;
    }
#ifdef SWAPPED
    write_.store(next, std::memory_order_release);
    slots_[w] = v;
#else
    slots_[w] = v;
#ifdef WEAK_TAIL
    write_.store(next, std::memory_order_relaxed);
#else
    write_.store(next, std::memory_order_release);
#endif
#endif
    return true;
  }
  bool try_pop(T &out) {
    auto const r = read_.load(std::memory_order_relaxed);
    if (r == writeCache_) {
      writeCache_ = write_.load(std::memory_order_acquire);
      if (r == writeCache_) return false;
    }
    out = slots_[r];
    auto next = r + 1;
    if (next == N + 1) next = 0;
    read_.store(next, std::memory_order_release);
    return true;
  }
};

int main() {
  Ring<int, 1> ring;
  std::thread producer([&] {
    for (int i = 1; i <= 2; i++)
      while (!ring.try_push(i)) std::this_thread::yield();
  });
  for (int i = 1; i <= 2; i++) {
    int v, spins = 0;
    while (!ring.try_pop(v))
      if (++spins > 8) std::this_thread::yield();
    assert(v == i);
  }
  producer.join();
}
