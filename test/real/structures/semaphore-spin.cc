/* expect: -> verified
 * expect: -DFORGOT_POST -> deadlock
 * expect: -DWEAK_SIGNAL -> race
 * expect: -DWEAK_WAIT -> race
 * A semaphore that spins a while on a counter before it blocks in the kernel's. */
#include <atomic>
#include <cassert>
#include <semaphore.h>
#include <thread>

static std::atomic<int> count{0};
static sem_t kernel;

#ifdef WEAK_SIGNAL
static constexpr auto RELEASE = std::memory_order_relaxed;
#else
static constexpr auto RELEASE = std::memory_order_release;
#endif
#ifdef WEAK_WAIT
static constexpr auto ACQUIRE = std::memory_order_relaxed;
#else
static constexpr auto ACQUIRE = std::memory_order_acquire;
#endif

static void wait() {
  for (int spin = 10000; --spin >= 0;) {
    int old = count.load(std::memory_order_relaxed);
    if (old > 0 && count.compare_exchange_strong(old, old - 1, ACQUIRE, std::memory_order_relaxed)) return;
    std::atomic_signal_fence(std::memory_order_acquire);
  }
  if (count.fetch_sub(1, ACQUIRE) > 0) return;
  sem_wait(&kernel);
}

static void signal() {
  int old = count.fetch_add(1, RELEASE);
#ifdef FORGOT_POST
  if (old < -1) sem_post(&kernel);
#else
  if (old < 0) sem_post(&kernel);
#endif
}

int main() {
  sem_init(&kernel, 0, 0);
  int data = 0;
  std::thread t([&] {
    wait();
    assert(data == 1);
  });
  data = 1;
  signal();
  t.join();
}
