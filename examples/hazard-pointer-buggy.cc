/*
 * Hazard pointers without the second look.
 *
 * Bug: between loading the pointer and announcing it, the writer may take the object out, find no announcement, and free
 * it. The announcement comes too late.
 *
 * heddle: sc: violated memory
 * heddle: tso: violated memory
 * heddle: rc11: violated memory race
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
  item *p = shared.load(std::memory_order_acquire);
  hazard.store(p, std::memory_order_relaxed);
  std::atomic_thread_fence(std::memory_order_seq_cst);
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
