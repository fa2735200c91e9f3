// Vyukov: a bounded queue of two slots with sequence numbers. Not serial: a pop may say "empty" while a slower push is at an earlier slot. WEAK: published without release.
#include <atomic>
#include <heddle.h>
#ifdef WEAK
#define PUB std::memory_order_relaxed
#else
#define PUB std::memory_order_release
#endif
class Ring {
  struct Cell { std::atomic<unsigned> seq; int data; };
  Cell cells[2];
  std::atomic<unsigned> enq{0}, deq{0};
public:
  Ring() { for (unsigned i = 0; i < 2; i++) cells[i].seq.store(i, std::memory_order_relaxed); }
  bool push(int v) {
    unsigned pos = enq.load(std::memory_order_relaxed);
    for (;;) {
      Cell &c = cells[pos & 1];
      unsigned seq = c.seq.load(std::memory_order_acquire);
      int dif = (int)(seq - pos);
      if (dif == 0) {
        if (enq.compare_exchange_weak(pos, pos + 1, std::memory_order_relaxed)) {
          c.data = v;
          c.seq.store(pos + 1, PUB);
          return true;
        }
      } else if (dif < 0) return false;
      else pos = enq.load(std::memory_order_relaxed);
    }
  }
  bool pop(int &v) {
    unsigned pos = deq.load(std::memory_order_relaxed);
    for (;;) {
      Cell &c = cells[pos & 1];
      unsigned seq = c.seq.load(std::memory_order_acquire);
      int dif = (int)(seq - (pos + 1));
      if (dif == 0) {
        if (deq.compare_exchange_weak(pos, pos + 1, std::memory_order_relaxed)) {
          v = c.data;
          c.seq.store(pos + 2, std::memory_order_release);
          return true;
        }
      } else if (dif < 0) return false;
      else pos = deq.load(std::memory_order_relaxed);
    }
  }
};
HEDDLE_OP(e, Ring::push)
HEDDLE_OP(d, Ring::pop)
