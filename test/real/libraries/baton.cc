/* expect: -> verified
 * expect: -DWEAK_POST -> race
 * expect: -DNO_WAKE -> deadlock
 * expect: -DLOST -> deadlock
 * expect: -DWEAK_READY -> race
 * A baton in folly's style: spin first, then futex; post once. */
#include <atomic>
#include <cassert>
#include <chrono>
#include <cstdint>
#include <thread>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

class Baton {
  enum State : std::uint32_t { INIT = 0, EARLY_DELIVERY = 1, WAITING = 2, LATE_DELIVERY = 3 };
  std::atomic<std::uint32_t> state_{INIT};

  static long futexWait(std::atomic<std::uint32_t>* a, std::uint32_t expected) {
    return syscall(SYS_futex, reinterpret_cast<std::uint32_t*>(a), FUTEX_WAIT | FUTEX_PRIVATE_FLAG, expected, nullptr, nullptr, 0);
  }
  static long futexWake(std::atomic<std::uint32_t>* a, int n) {
    return syscall(SYS_futex, reinterpret_cast<std::uint32_t*>(a), FUTEX_WAKE | FUTEX_PRIVATE_FLAG, n, nullptr, nullptr, 0);
  }

 public:
  bool ready() const noexcept {
#ifdef WEAK_READY
    auto s = state_.load(std::memory_order_relaxed);
#else
    auto s = state_.load(std::memory_order_acquire);
#endif
    return s == EARLY_DELIVERY || s == LATE_DELIVERY;
  }

  void post() noexcept {
    auto before = state_.load(std::memory_order_acquire);
    assert(before == INIT || before == WAITING);
#ifdef WEAK_POST
    constexpr auto order = std::memory_order_relaxed;
#else
    constexpr auto order = std::memory_order_release;
#endif
#ifdef LOST
    if (before == INIT) {
      state_.store(EARLY_DELIVERY, order);
      return;
    }
#else
    if (before == INIT && state_.compare_exchange_strong(before, EARLY_DELIVERY, order, std::memory_order_relaxed)) return;
#endif
    assert(before == WAITING);
    state_.store(LATE_DELIVERY, order);
#ifndef NO_WAKE
    futexWake(&state_, 1);
#endif
  }

  bool trySpin() noexcept {
    const auto start = std::chrono::steady_clock::now();
    const auto deadline = start + std::chrono::microseconds(2);
    while (!ready()) {
      if (std::chrono::steady_clock::now() >= deadline) return false;
      asm volatile("pause");
    }
    return true;
  }

  void wait() noexcept {
    if (trySpin()) return;
    std::uint32_t expected = INIT;
    if (!state_.compare_exchange_strong(expected, WAITING, std::memory_order_acquire, std::memory_order_acquire)) {
      assert(expected == EARLY_DELIVERY);
      return;
    }
    for (;;) {
      futexWait(&state_, WAITING);
      if (ready()) return;
    }
  }
};

int main() {
  static Baton baton;
  static int result;
  std::thread worker([] {
    result = 42;
    baton.post();
  });
  baton.wait();
  assert(result == 42);
  worker.join();
}
