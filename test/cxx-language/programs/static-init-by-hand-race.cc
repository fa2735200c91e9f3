// expect: race / instance
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

struct Single { int v = 3; };
Single *instance;
Single *get() { if (instance == nullptr) instance = new Single; return instance; }
int main() { both([] { assert(get()->v == 3); }, [] { assert(get()->v == 3); }); }
