/* expect: -> verified
 * expect: -DFORGOTTEN -> deadlock
 * A C++ event: spin 4,000 times, then wait on the condition variable. FORGOTTEN: set() does not notify. */
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

class Event {
  std::atomic<bool> set_{false};
  std::mutex mutex_;
  std::condition_variable cv_;

public:
  void set() {
    {
      std::lock_guard<std::mutex> guard(mutex_);
      set_.store(true, std::memory_order_release);
    }
#ifndef FORGOTTEN
    cv_.notify_all();
#endif
  }
  void wait() {
    for (unsigned spin = 0; spin < 4000; ++spin) {
      if (set_.load(std::memory_order_acquire)) return;
      if (spin > 100) std::this_thread::yield();
    }
    std::unique_lock<std::mutex> lock(mutex_);
    cv_.wait(lock, [this] { return set_.load(std::memory_order_relaxed); });
  }
};

int main() {
  Event event;
  int value = 0;
  std::thread other([&] {
    value = 7;
    event.set();
  });
  event.wait();
  assert(value == 7);
  other.join();
}
