/* expect: -> verified
 * expect: -DNO_READ_FENCE -> assertion
 * expect: -DNO_WRITE_FENCE -> assertion
 * expect: -DNO_ODD -> assertion
 * expect: -DPLAIN_COPY -> race
 * A seqlock whose payload is copied word by word through std::atomic_ref (after P1478's atomic_load_per_byte_memcpy). */
#include <atomic>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <thread>
#include <type_traits>

namespace {
void atomic_load_memcpy(void* dest, const void* src, std::size_t count, std::memory_order order) {
  auto* d = static_cast<unsigned char*>(dest);
  auto* s = static_cast<const unsigned char*>(src);
  for (std::size_t i = 0; i < count; i += sizeof(std::uint64_t)) {
    std::uint64_t word = std::atomic_ref<std::uint64_t>(*reinterpret_cast<std::uint64_t*>(const_cast<unsigned char*>(s + i))).load(std::memory_order_relaxed);
    std::memcpy(d + i, &word, sizeof word);
  }
  std::atomic_thread_fence(order);
}
void atomic_store_memcpy(void* dest, const void* src, std::size_t count, std::memory_order order) {
  std::atomic_thread_fence(order);
  auto* d = static_cast<unsigned char*>(dest);
  auto* s = static_cast<const unsigned char*>(src);
  for (std::size_t i = 0; i < count; i += sizeof(std::uint64_t)) {
    std::uint64_t word;
    std::memcpy(&word, s + i, sizeof word);
    std::atomic_ref<std::uint64_t>(*reinterpret_cast<std::uint64_t*>(d + i)).store(word, std::memory_order_relaxed);
  }
}
}  // namespace

template <typename T>
class Seqlock {
  static_assert(std::is_trivially_copyable_v<T> && sizeof(T) % 8 == 0);
  std::atomic<unsigned> seq_{0};
  alignas(std::uint64_t) alignas(T) unsigned char data_[sizeof(T)];

 public:
  explicit Seqlock(const T& v) { std::memcpy(data_, &v, sizeof v); }

  T load() const {
    for (;;) {
      unsigned s1 = seq_.load(std::memory_order_acquire);
      if (s1 & 1) continue;
      T copy;
#ifdef PLAIN_COPY
      std::memcpy(&copy, data_, sizeof copy);
      std::atomic_thread_fence(std::memory_order_acquire);
#elif defined NO_READ_FENCE
      atomic_load_memcpy(&copy, data_, sizeof copy, std::memory_order_relaxed);
#else
      atomic_load_memcpy(&copy, data_, sizeof copy, std::memory_order_acquire);
#endif
      if (seq_.load(std::memory_order_relaxed) == s1) return copy;
    }
  }

  void store(const T& v) {
    unsigned s = seq_.load(std::memory_order_relaxed);
#ifndef NO_ODD
    seq_.store(s + 1, std::memory_order_relaxed);
#endif
#ifdef NO_WRITE_FENCE
    atomic_store_memcpy(data_, &v, sizeof v, std::memory_order_relaxed);
#else
    atomic_store_memcpy(data_, &v, sizeof v, std::memory_order_release);
#endif
    seq_.store(s + 2, std::memory_order_release);
  }
};

struct Quote {
  std::int32_t bid, ask;
  double last;
};

int main() {
  Seqlock<Quote> lock(Quote{1, 2, 1.5});
  std::thread writer([&] { lock.store(Quote{3, 4, 3.5}); });
  Quote q = lock.load();
  assert(q.ask == q.bid + 1);
  assert(q.last == q.bid + 0.5);
  writer.join();
  assert(lock.load().bid == 3);
}
