/* The life of a static object is over when its destructor has run: threads that go on, destructors that run later and functions of
 * atexit must not use it (docs/models.md, "The program's end"). Nothing here owns memory that the destructor could free.
 * lifetimes: verified
 * lifetimes: -DDETACHED violated memory
 * lifetimes: -DEXIT violated memory
 * lifetimes: -DLATER violated memory
 * lifetimes: -DLOCAL violated memory
 * lifetimes: -DHANDLER violated memory
 */
#include <atomic>
#include <cassert>
#include <cstdlib>
#include <thread>

struct Counter {
  std::atomic<int> n{0};
  ~Counter() { n = -1; }
};
struct Reporter {
  int last = 0;
  ~Reporter();
};
#ifdef LATER
static Reporter reporter;
static Counter counter;
#else
static Counter counter;
static Reporter reporter;
#endif
Reporter::~Reporter() {
  last = counter.n;
  assert(last >= 0);
}

static Counter &local() {
  static Counter it;
  return it;
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
#elif defined EXIT
    std::exit(0);
#else
    counter.n++;
#endif
  });
#ifdef EXIT
  counter.n++;
#endif
#if defined DETACHED || defined LOCAL
  worker.detach();
#else
  worker.join();
#endif
  return 0;
}
