/*
 * A weak_ptr gives the object, or nothing. The bug: a raw pointer instead.
 *
 * heddle: clean
 * heddle -DBUG: violated memory
 */
#include <cassert>
#include <memory>
#include <thread>

struct node : std::enable_shared_from_this<node> {
  int value = 1;
  std::shared_ptr<node> self() { return shared_from_this(); }
};

int main() {
  std::shared_ptr<node> p(new node);
  assert(p->self() == p);
  assert(p.use_count() == 1);
  std::weak_ptr<node> weak = p;
  node *raw = p.get();
  std::thread t([&] {
#ifdef BUG
    assert(raw->value == 1);
#else
    (void)raw;
    if (auto q = weak.lock()) assert(q->value == 1);
#endif
  });
  p.reset();
  t.join();
  assert(weak.expired());
}
