/* expect: -> verified
 * expect: -DWEAK_SEQ -> race
 * expect: -DWEAK_LOOK -> race
 * expect: -DPLAIN_POS -> race
 * Dmitry Vyukov's bounded MPMC queue as a template, cells aligned, elements made by placement new. */
#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>

#ifdef __cpp_lib_hardware_interference_size
using std::hardware_destructive_interference_size;
#else
constexpr std::size_t hardware_destructive_interference_size = 64;
#endif

template <typename T>
class mpmc_bounded_queue {
  static_assert(std::is_nothrow_move_constructible_v<T>);
  struct alignas(hardware_destructive_interference_size) cell_t {
    std::atomic<std::size_t> sequence;
    alignas(T) std::byte storage[sizeof(T)];
    T* ptr() noexcept { return std::launder(reinterpret_cast<T*>(&storage)); }
  };

  alignas(hardware_destructive_interference_size) cell_t* const buffer_;
  std::size_t const mask_;
  alignas(hardware_destructive_interference_size) std::atomic<std::size_t> enqueue_pos_;
  alignas(hardware_destructive_interference_size) std::atomic<std::size_t> dequeue_pos_;

 public:
  explicit mpmc_bounded_queue(std::size_t size) : buffer_(new cell_t[size]), mask_(size - 1) {
    assert((size >= 2) && ((size & (size - 1)) == 0));
    for (std::size_t i = 0; i != size; i += 1) buffer_[i].sequence.store(i, std::memory_order_relaxed);
    enqueue_pos_.store(0, std::memory_order_relaxed);
    dequeue_pos_.store(0, std::memory_order_relaxed);
  }
  ~mpmc_bounded_queue() {
    while (try_pop()) {
    }
    delete[] buffer_;
  }
  mpmc_bounded_queue(mpmc_bounded_queue const&) = delete;
  void operator=(mpmc_bounded_queue const&) = delete;

  template <typename... Args>
  bool try_emplace(Args&&... args) noexcept {
    cell_t* cell;
    std::size_t pos = enqueue_pos_.load(std::memory_order_relaxed);
    for (;;) {
      cell = &buffer_[pos & mask_];
#ifdef WEAK_LOOK
      std::size_t seq = cell->sequence.load(std::memory_order_relaxed);
#else
      std::size_t seq = cell->sequence.load(std::memory_order_acquire);
#endif
      std::intptr_t dif = (std::intptr_t)seq - (std::intptr_t)pos;
      if (dif == 0) {
#ifdef PLAIN_POS
        enqueue_pos_.store(pos + 1, std::memory_order_relaxed);
        break;
#else
        if (enqueue_pos_.compare_exchange_weak(pos, pos + 1, std::memory_order_relaxed)) break;
#endif
      } else if (dif < 0)
        return false;
      else
        pos = enqueue_pos_.load(std::memory_order_relaxed);
    }
    ::new (static_cast<void*>(&cell->storage)) T(std::forward<Args>(args)...);
#ifdef WEAK_SEQ
    cell->sequence.store(pos + 1, std::memory_order_relaxed);
#else
    cell->sequence.store(pos + 1, std::memory_order_release);
#endif
    return true;
  }

  std::optional<T> try_pop() noexcept {
    cell_t* cell;
    std::size_t pos = dequeue_pos_.load(std::memory_order_relaxed);
    for (;;) {
      cell = &buffer_[pos & mask_];
      std::size_t seq = cell->sequence.load(std::memory_order_acquire);
      std::intptr_t dif = (std::intptr_t)seq - (std::intptr_t)(pos + 1);
      if (dif == 0) {
        if (dequeue_pos_.compare_exchange_weak(pos, pos + 1, std::memory_order_relaxed)) break;
      } else if (dif < 0)
        return std::nullopt;
      else
        pos = dequeue_pos_.load(std::memory_order_relaxed);
    }
    std::optional<T> result(std::move(*cell->ptr()));
    cell->ptr()->~T();
    cell->sequence.store(pos + mask_ + 1, std::memory_order_release);
    return result;
  }
};

struct Job {
  int a, b;
  Job(int x, int y) noexcept : a(x), b(y) {}
  Job(Job&& o) noexcept : a(std::exchange(o.a, -1)), b(std::exchange(o.b, -1)) {}
  ~Job() { a = b = -2; }
};

int main() {
  mpmc_bounded_queue<Job> q(2);
  q.try_emplace(0, 0);
  std::atomic<int> popped{0}, pushed{1};
  auto push = [&](int i) {
    if (q.try_emplace(i, i)) pushed.fetch_add(1, std::memory_order_relaxed);
  };
  auto pop = [&] {
    if (auto job = q.try_pop()) {
      assert(job->a == job->b && job->a >= 0);
      popped.fetch_add(1, std::memory_order_relaxed);
    }
  };
  std::thread t1([&] { push(1); pop(); });
  std::thread t2([&] { push(2); pop(); });
  t1.join();
  t2.join();
  while (auto job = q.try_pop()) {
    assert(job->a == job->b);
    popped++;
  }
  assert(pushed == popped);
}
