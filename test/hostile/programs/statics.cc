/*
 * Static objects whose destructors run while others go on.
 * expect EXITDETACHED:    sc memory  pso memory  rc11 memory
 * expect OLDER:           sc memory  pso memory  rc11 memory
 * expect NEWER:           sc verified  pso verified  rc11 verified
 * expect DERIVED:         sc verified  pso verified  rc11 verified
 * expect DERIVEDLATE:     sc memory  pso memory  rc11 memory
 * expect EXITALONE:       sc verified  pso verified  rc11 verified
 * expect EXITBESIDE:      sc memory  pso memory  rc11 memory
 */
#include <atomic>
#include <cassert>
#include <cstdlib>
#include <pthread.h>
#include <thread>
struct T { std::atomic<int> n{1}; ~T() { n = 0; } };
#if defined EXITDETACHED || defined LASTTHREAD /* main leaves by pthread_exit: statics end with the last thread */
static T g;
static void *second(void *) { g.n++; return nullptr; }
static void *first(void *) {
  pthread_t t;
  pthread_create(&t, nullptr, second, nullptr);
#ifdef EXITDETACHED
  pthread_detach(t);
  std::exit(0);
#else
  pthread_detach(t);
#endif
  return nullptr;
}
int main() { pthread_t t; pthread_create(&t, nullptr, first, nullptr); pthread_detach(t); pthread_exit(nullptr); }
#elif defined OLDER || defined NEWER /* a destructor of a static lends itself */
static T *kept;
struct K { int v = 3; ~K() { v = 4; } };
static K *last;
struct Z { ~Z() { if (last) last->v++; } };
#ifdef OLDER
static Z z;
static K k;
#else
static K k;
static Z z;
#endif
int main() { last = &k; kept = nullptr; }
#elif defined DERIVED || defined DERIVEDLATE /* a derived static, used through its base */
struct Base { std::atomic<int> n{0}; virtual void hit() { n++; } virtual ~Base() {} };
struct Derived : Base { void hit() override { n += 2; } };
static Derived d;
int main() { Base *b = &d; std::thread t([b] { b->hit(); });
#ifdef DERIVED
  t.join(); assert(d.n == 2);
#else
  t.detach();
#endif
}
#elif defined EXITALONE || defined EXITBESIDE /* exit while main is in a call that uses a static */
static T g;
int main() {
  std::thread t([] { std::exit(0); });
#ifdef EXITBESIDE
  for (int i = 0; i < 2; i++) g.n++;
#endif
  t.join();
}
#endif
