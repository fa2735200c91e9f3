// expect: race|memory / mine of T1
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
thread_local int mine;
std::atomic<int *> leaked;
int main() { both([] { leaked.store(&mine); mine++; }, [] { if (int *p = leaked.load()) *p = 5; }); }
