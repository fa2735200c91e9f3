// A value made by the first who asks. RELAXED: found without acquire. NOLOCK: made by several.
#include <atomic>
#include <heddle.h>
#include <mutex>
#ifdef RELAXED
#define ORD std::memory_order_relaxed
#else
#define ORD std::memory_order_acquire
#endif
struct Config { int a, b; };
class Lazy {
  std::atomic<Config *> p{nullptr};
  std::mutex m;
public:
  ~Lazy() { delete p.load(); }
  int get() {
    Config *c = p.load(ORD);
    if (!c) {
#ifndef NOLOCK
      std::lock_guard<std::mutex> g(m);
      c = p.load(std::memory_order_relaxed);
      if (!c)
#endif
      { c = new Config{1, 2}; p.store(c, std::memory_order_release); }
    }
    return c->a + c->b;
  }
};
HEDDLE_OP(g, Lazy::get)
