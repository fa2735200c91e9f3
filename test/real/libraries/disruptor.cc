/* expect: -> verified
 * expect: -DWEAK_PUBLISH -> race
 * expect: -DNO_GATE -> race
 * expect: -DEARLY_CONSUMED -> race
 * expect: -DOFF_BY_ONE -> race
 * LMAX-style: a multi-producer sequencer with an availability buffer, and one batch event processor. */
#include <array>
#include <atomic>
#include <cassert>
#include <cstdint>
#include <memory>
#include <thread>

template <typename T>
struct alignas(64) Padded {
  std::atomic<T> value;
  explicit Padded(T v = T{}) : value(v) {}
};

template <typename Event, std::size_t N>
class RingBuffer {
  static_assert((N & (N - 1)) == 0, "power of two");
  static constexpr std::int64_t kMask = N - 1;
  static constexpr int kShift = 1;
  std::array<Event, N> entries_{};
  std::unique_ptr<std::atomic<int>[]> available_;
  Padded<std::int64_t> cursor_{-1};
  Padded<std::int64_t> gatingCache_{-1};
  Padded<std::int64_t> consumed_{-1};

 public:
  RingBuffer() : available_(std::make_unique<std::atomic<int>[]>(N)) {
    for (std::size_t i = 0; i < N; i++) available_[i].store(-1, std::memory_order_relaxed);
  }

  std::int64_t next() {
    std::int64_t current, next;
    do {
      current = cursor_.value.load(std::memory_order_relaxed);
      next = current + 1;
      const std::int64_t wrap = next - static_cast<std::int64_t>(N);
      std::int64_t cached = gatingCache_.value.load(std::memory_order_acquire);
#ifndef NO_GATE
#ifdef OFF_BY_ONE
      if (wrap - 1 > cached) {
#else
      if (wrap > cached) {
#endif
        std::int64_t gating = consumed_.value.load(std::memory_order_acquire);
        if (wrap > gating) {
          std::this_thread::yield();
          current = -2; /* try again */
          continue;
        }
        gatingCache_.value.store(gating, std::memory_order_release);
      }
#endif
    } while (!cursor_.value.compare_exchange_weak(current, next, std::memory_order_acq_rel, std::memory_order_relaxed));
    return next;
  }

  Event& operator[](std::int64_t seq) { return entries_[seq & kMask]; }

  void publish(std::int64_t seq) {
#ifdef WEAK_PUBLISH
    available_[seq & kMask].store(static_cast<int>(seq >> kShift), std::memory_order_relaxed);
#else
    available_[seq & kMask].store(static_cast<int>(seq >> kShift), std::memory_order_release);
#endif
  }

  bool isAvailable(std::int64_t seq) const {
    return available_[seq & kMask].load(std::memory_order_acquire) == static_cast<int>(seq >> kShift);
  }

  void waitFor(std::int64_t seq) const {
    int counter = 100;
    while (!isAvailable(seq)) {
      if (counter > 0)
        --counter;
      else
        std::this_thread::yield();
    }
  }

  void consume(std::int64_t seq) { consumed_.value.store(seq, std::memory_order_release); }
};

struct ValueEvent {
  int value = 0;
};

int main() {
  auto ring = std::make_unique<RingBuffer<ValueEvent, 2>>();
  auto producer = [&ring](int base, int count) {
    for (int i = 0; i < count; i++) {
      auto seq = ring->next();
      (*ring)[seq].value = base + i;
      ring->publish(seq);
    }
  };
  std::thread p1(producer, 1, 2), p2(producer, 10, 1);
  int sum = 0;
  for (std::int64_t seq = 0; seq < 3; seq++) {
    ring->waitFor(seq);
#ifdef EARLY_CONSUMED
    ring->consume(seq);
    sum += (*ring)[seq].value;
#else
    sum += (*ring)[seq].value;
    ring->consume(seq);
#endif
  }
  p1.join();
  p2.join();
  assert(sum == 1 + 2 + 10);
}
