// expect: deadlock / initialisation of
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

int a(); int b();
struct A { int v; A(); }; struct B { int v; B(); };
int a() { static A x; return x.v; }
int b() { static B x; return x.v; }
#include <atomic>
std::atomic<bool> from_a, from_b;
A::A() : v(1) { if (!from_b) { from_a = true; v += b(); } }
B::B() : v(2) { if (!from_a) { from_b = true; v += a(); } }
int main() { both([] { a(); }, [] { b(); }); }
