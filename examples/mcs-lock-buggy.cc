/*
 * A queue lock whose holder leaves too early.
 *
 * Bug: unlock takes a missing successor for none and clears the tail by a plain store, without looking whether somebody
 * has queued up in between. Whoever has waits for ever, in a queue that nobody knows any more.
 *
 * heddle: sc: violated liveness memory
 * heddle: tso: violated liveness memory
 * heddle: rc11: violated liveness memory
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
      tail.store(nullptr, std::memory_order_release);
      return;
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
