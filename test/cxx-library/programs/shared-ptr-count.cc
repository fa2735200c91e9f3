/*
 * The last owner destroys. The bug: an object that is counted by hand without order.
 *
 * heddle: clean
 * heddle -DBUG: violated race memory
 */
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

int destroyed;
struct object {
  int value = 3;
  std::atomic<int> owners{2};
  ~object() { destroyed++; }
};

#ifdef BUG
void use(object *p) {
  assert(p->value++ >= 3);
  if (p->owners.fetch_sub(1, std::memory_order_relaxed) == 1) delete p;
}
int main() {
  auto *p = new object;
  std::thread t(use, p);
  use(p);
  t.join();
}
#else
int main() {
  auto p = std::make_shared<object>();
  std::thread t([q = p] { assert(q->value == 3); });
  p.reset();
  t.join();
  assert(destroyed == 1);
}
#endif
