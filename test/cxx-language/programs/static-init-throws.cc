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

int tries;
struct Fragile { int v; Fragile() : v(7) { if (++tries == 1) throw 1; } };
int get() { static Fragile f; return f.v; }
int main() {
  int caught = 0;
  for (int i = 0; i < 3; i++) try { assert(get() == 7); } catch (int) { caught++; }
  assert(caught == 1 && tries == 2);
}
