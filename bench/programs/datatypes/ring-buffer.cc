// A ring buffer for one producer and one consumer (after Lamport, 1983), of two places. -DRELAXED: the consumer may see a place
// before what is in it.
#include <atomic>
#include <heddle.h>

#ifdef RELAXED
constexpr auto publish = std::memory_order_relaxed;
#else
constexpr auto publish = std::memory_order_release;
#endif

class Ring {
  static constexpr unsigned size = 2;
  int places[size];
  std::atomic<unsigned> head{0}, tail{0};

public:
  bool put(int value) {
    unsigned t = tail.load(std::memory_order_relaxed);
    if (t - head.load(std::memory_order_acquire) == size) return false;
    places[t % size] = value;
    tail.store(t + 1, publish);
    return true;
  }

  bool get(int *value) {
    unsigned h = head.load(std::memory_order_relaxed);
    if (h == tail.load(std::memory_order_acquire)) return false;
    *value = places[h % size];
    head.store(h + 1, publish);
    return true;
  }
};

HEDDLE_OP(e, Ring::put, "@producer")
HEDDLE_OP(d, Ring::get, "@consumer")
