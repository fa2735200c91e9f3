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

thread_local int mine = 5;
int next() { static thread_local int n = mine * 2; return n++; }
int main() {
  mine = 8;
  both([] { mine++; assert(mine == 6); assert(next() == 12 && next() == 13); }, [] { assert(mine == 5); assert(next() == 10); });
  assert(mine == 8 && next() == 16);
}
