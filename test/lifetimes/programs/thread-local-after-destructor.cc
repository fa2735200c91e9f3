/* The life of a thread-local object is over when its destructor has run: what its thread does later, in the destructors of those made before,
 * must not use it, nor may static destructors use main's. Another thread has its own.
 * lifetimes: verified
 * lifetimes: -DEARLIER violated memory
 * lifetimes: -DROW violated memory
 * lifetimes: -DSHOWN violated memory
 * lifetimes: -DMAIN violated memory
 * lifetimes: -DOTHER violated memory|race
 */
#include <atomic>
#include <thread>

struct Counter {
  int n = 0;
  ~Counter() { n = -1; }
};
struct Reporter {
  int last = 0;
  Counter *of = nullptr;
  ~Reporter();
};
#if defined EARLIER || defined ROW || defined SHOWN
static thread_local Reporter reporter;
static thread_local Counter counter;
static thread_local Counter row[2];
#else
static thread_local Counter counter;
static thread_local Counter row[2];
static thread_local Reporter reporter;
#endif
static std::atomic<Counter *> shown;
Reporter::~Reporter() {
#ifdef ROW
  last = row[1].n;
#elif defined SHOWN
  last = of->n;
#else
  last = counter.n;
#endif
}
struct Last {
  Counter *of = nullptr;
  ~Last() {
    if (of != nullptr) of->n++;
  }
};
static Last at_end;

int main() {
  reporter.last = row[0].n + counter.n;
#ifdef MAIN
  at_end.of = &counter;
#endif
  std::thread worker([] {
    reporter.of = &counter;
    row[0].n++;
    counter.n++;
#if defined SHOWN || defined OTHER
    shown = &counter;
#endif
  });
#ifdef OTHER
  if (Counter *its = shown) its->n = 7;
#endif
  worker.join();
  return 0;
}
