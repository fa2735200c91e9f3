/* The life of a static array is over when the destructors of its elements have run, as that of a single object is.
 * lifetimes: verified
 * lifetimes: -DDETACHED violated memory
 * lifetimes: -DLATER violated memory
 * lifetimes: -DHANDLER violated memory
 * lifetimes: -DLOCAL violated memory
 * lifetimes: -DSQUARE violated memory
 */
#include <atomic>
#include <cstdlib>
#include <thread>

struct Counter {
  std::atomic<int> n{0};
  ~Counter() { n.store(-1, std::memory_order_relaxed); }
};
struct Reporter {
  int last = 0;
  ~Reporter();
};
#ifdef LATER
static Reporter reporters[1];
static Counter counters[2];
#else
static Counter counters[2];
static Reporter reporters[1];
#endif
Reporter::~Reporter() { last = counters[1].n; }
static Counter square[2][2];

static Counter &local() {
  static Counter all[2];
  return all[1];
}
static void handler() { local().n++; }

int main() {
#ifdef HANDLER
  std::atexit(handler);
#endif
  local();
#ifndef HANDLER
  std::atexit(handler);
#endif
  std::thread worker([] {
#ifdef LOCAL
    local().n++;
#elif defined SQUARE
    square[1][0].n++;
#else
    counters[1].n++;
#endif
  });
#if defined DETACHED || defined LOCAL || defined SQUARE
  worker.detach();
#else
  worker.join();
#endif
  return reporters[0].last;
}
