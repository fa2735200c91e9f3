// An elimination stack: one slot for an exchange beside the top. BAD: the push takes its offer back in two steps, so that its value may be there twice.
#include <atomic>
#include <heddle.h>
class Stack {
  struct N { int v; N *next; };
  std::atomic<N *> top{nullptr};
  std::atomic<int> slot{0};
public:
  void push(int v) {
    N *n = new N{v, top.load()};
    if (top.compare_exchange_strong(n->next, n)) return;
    int z = 0;
    if (slot.compare_exchange_strong(z, v)) {
      int mine = v;
#ifdef BAD
      if (slot.load() != mine) return;
      slot.store(0);
#else
      if (!slot.compare_exchange_strong(mine, 0)) { return; }
#endif
    }
    while (!top.compare_exchange_weak(n->next, n)) {}
  }
  int pop() {
    N *n = top.load();
    while (n) {
      if (top.compare_exchange_strong(n, n->next)) return n->v;
      int v = slot.load();
      if (v != 0 && slot.compare_exchange_strong(v, 0)) return v;
    }
    return 0;
  }
};
HEDDLE_OP(u, Stack::push)
HEDDLE_OP(o, Stack::pop)
