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

extern "C" { __thread int counter = 3; }
int main() { both([] { counter += 1; assert(counter == 4); }, [] { counter += 2; assert(counter == 5); }); assert(counter == 3); }
