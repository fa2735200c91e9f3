// expect: race|memory / g.value
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

struct G { int value = 1; ~G() { value = 0; } } g;
void *reader(void *) { return (void *)(long)g.value; }
int main() { pthread_t t; pthread_create(&t, nullptr, reader, nullptr); pthread_detach(t); }
