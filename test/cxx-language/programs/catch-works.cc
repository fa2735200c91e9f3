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

struct E { int code; virtual ~E() {} }; struct F : E { F(int c) { code = c; } };
int risky(int x) { if (x > 2) throw F(x); return x; }
int safe(int x) { try { return risky(x); } catch (const E &e) { return -e.code; } }
int main() { both([] { assert(safe(1) == 1 && safe(5) == -5); }, [] { assert(safe(7) == -7); }); }
