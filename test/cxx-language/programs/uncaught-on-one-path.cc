// expect: exception / not caught: unsigned int
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
std::atomic<unsigned> x;
int main() { both([] { x.store(1); }, [] { unsigned seen = x.load(); if (seen == 1) throw seen; }); }
