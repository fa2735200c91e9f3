/* expect: -> verified
 * expect: -DLATE -> deadlock
 * An event count on a condition variable: who finds the queue empty takes a ticket, looks again, then sleeps until the
 * count has moved. LATE: the look comes before the ticket. */
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

class EventCount {
  std::mutex m_;
  std::condition_variable cv_;
  std::atomic<unsigned> epoch_{0};

public:
  unsigned prepare() { return epoch_.load(std::memory_order_seq_cst); }
  void wait(unsigned seen) {
    std::unique_lock<std::mutex> lock(m_);
    cv_.wait(lock, [&] { return epoch_.load(std::memory_order_relaxed) != seen; });
  }
  void notify() {
    {
      std::lock_guard<std::mutex> guard(m_);
      epoch_.fetch_add(1, std::memory_order_seq_cst);
    }
    cv_.notify_all();
  }
};

static std::atomic<int> item{0};
static EventCount ec;

static int take() {
  for (;;) {
    for (int i = 0; i < 200; ++i)
      if (int v = item.exchange(0, std::memory_order_acquire)) return v;
#ifdef LATE
    int v = item.exchange(0, std::memory_order_acquire);
    unsigned seen = ec.prepare();
#else
    unsigned seen = ec.prepare();
    int v = item.exchange(0, std::memory_order_acquire);
#endif
    if (v) return v;
    ec.wait(seen);
  }
}

int main() {
  std::thread producer([] {
    item.store(5, std::memory_order_release);
    ec.notify();
  });
  assert(take() == 5);
  producer.join();
}
