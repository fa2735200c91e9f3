/* pthread_exit unwinds the stack, as glibc does: destructors run, the newest first, a handler for everything sees it and has to throw
 * it on. (They did not run: what a guard held stayed locked, a false deadlock.)
 * endings: -DGUARD => verified
 * endings: -DHELD => violated deadlock
 * endings: -DORDER => verified
 * endings: -DORDER -DWRONG => violated assertion
 * endings: -DNESTED => verified
 * endings: -DCATCHES => violated exception: on its way out
 * endings: -DCATCHES -DFIXED => verified
 * endings: -DTYPED => verified
 * endings: -DMUST_NOT => violated exception
 * endings: -DMAIN => violated assertion
 * endings: -DMAIN -DFIXED => verified
 */
#include <cassert>
#include <cstdlib>
#include <mutex>
#include <pthread.h>

std::mutex m;
int order, seen;
struct Note {
  int number;
  ~Note() { order = order * 10 + number; }
};

static void leave() {
  Note c{3};
  pthread_exit((void *)7);
}
#ifdef MUST_NOT
static void quiet() noexcept {
  Note a{1};
  leave();
}
#endif

static void *run(void *) {
#ifdef GUARD
  std::lock_guard<std::mutex> guard(m);
  leave();
#elif defined HELD
  m.lock();
  leave();
#elif defined NESTED
  Note a{1}, b{2};
  leave();
#elif defined ORDER
  Note a{1};
  {
    Note b{2};
    Note c{3};
    pthread_exit((void *)7);
  }
#elif defined CATCHES
  try {
    leave();
  } catch (...) {
    seen = 1;
#ifdef FIXED
    throw;
#endif
  }
#elif defined TYPED
  try {
    leave();
  } catch (int) {
    seen = 1;
  }
#elif defined MUST_NOT
  quiet();
#endif
  return nullptr;
}

int main() {
#ifdef MAIN
  Note a{1};
#ifndef FIXED
  struct Last {
    ~Last() { std::abort(); }
  } last;
#endif
  pthread_exit(nullptr);
#else
  pthread_t t;
  void *result;
  pthread_create(&t, nullptr, run, nullptr);
  pthread_join(t, &result);
  assert(result == (void *)7);
#if defined GUARD || defined HELD
  std::lock_guard<std::mutex> guard(m);
#elif defined WRONG
  assert(order == 123);
#elif defined ORDER || defined NESTED
  assert(order == 321);
#else
  assert(order == 3);
#endif
#ifdef CATCHES
  assert(seen == 1);
#else
  assert(seen == 0);
#endif
#endif
}
