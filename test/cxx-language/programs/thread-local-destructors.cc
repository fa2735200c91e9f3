// expect: verified
#include <pthread.h>
#include <cassert>
template <class F> void *call(void *f) { (*static_cast<F *>(f))(); return nullptr; }
template <class F, class G> void both(F f, G g) {
  pthread_t t, u;
  pthread_create(&t, nullptr, call<F>, &f);
  pthread_create(&u, nullptr, call<G>, &g);
  pthread_join(t, nullptr);
  pthread_join(u, nullptr);
}

#include <atomic>
std::atomic<int> alive;
struct T { T() { alive++; } ~T() { alive--; } int v = 1; };
thread_local T t;
int main() { both([] { t.v++; }, [] {}); assert(alive == 0); t.v = 3; assert(alive == 1); }
