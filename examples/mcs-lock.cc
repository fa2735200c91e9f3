/*
 * Mellor-Crummey and Scott's queue lock: each thread waits on a flag of its own, in its own node.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
 */
#include <atomic>
#include <cassert>
#include <thread>

struct node {
  std::atomic<node *> next{nullptr};
  std::atomic<bool> waits{false};
};

class mcs_lock {
  std::atomic<node *> tail{nullptr};

public:
  void lock(node &me) {
    me.next.store(nullptr, std::memory_order_relaxed);
    me.waits.store(true, std::memory_order_relaxed);
    node *before = tail.exchange(&me, std::memory_order_acq_rel);
    if (before == nullptr) return;
    before->next.store(&me, std::memory_order_release);
    while (me.waits.load(std::memory_order_acquire)) {
    }
  }
  void unlock(node &me) {
    node *after = me.next.load(std::memory_order_acquire);
    if (after == nullptr) {
      node *last = &me;
      if (tail.compare_exchange_strong(last, nullptr, std::memory_order_release, std::memory_order_relaxed)) return;
      while ((after = me.next.load(std::memory_order_acquire)) == nullptr) {
      }
    }
    after->waits.store(false, std::memory_order_release);
  }
};

mcs_lock lock;
int counter;

void worker() {
  node me;
  lock.lock(me);
  counter++;
  lock.unlock(me);
}

int main() {
  std::thread a(worker), b(worker);
  a.join();
  b.join();
  assert(counter == 2);
}
