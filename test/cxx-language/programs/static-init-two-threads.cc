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

int made;
struct Config { int value; Config() : value(42) { made++; } };
Config &config() { static Config c; return c; }
int main() {
  both([] { assert(config().value == 42); }, [] { assert(config().value == 42); });
  assert(made == 1);
}
