/*
 * Hazard pointers: a reader announces what it is going to use, then looks again whether it is still there; the writer
 * frees what it took out only when nobody has announced it.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
 */
#include <atomic>
#include <cassert>
#include <thread>

struct item {
  int value;
};

std::atomic<item *> shared{nullptr};
std::atomic<item *> hazard{nullptr};

void reader() {
  item *p = shared.load(std::memory_order_relaxed);
  for (;;) {
    hazard.store(p, std::memory_order_relaxed);
    std::atomic_thread_fence(std::memory_order_seq_cst);
    item *again = shared.load(std::memory_order_acquire);
    if (again == p) break;
    p = again;
  }
  assert(p->value == 1 || p->value == 2);
  hazard.store(nullptr, std::memory_order_release);
}

void writer() {
  item *old = shared.exchange(new item{2}, std::memory_order_acq_rel);
  std::atomic_thread_fence(std::memory_order_seq_cst);
  while (hazard.load(std::memory_order_acquire) == old) {
  }
  delete old;
}

int main() {
  shared = new item{1};
  std::thread r(reader), w(writer);
  r.join();
  w.join();
  delete shared.load();
}
