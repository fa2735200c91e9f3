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

struct Shape { virtual int area() const = 0; virtual ~Shape() = default; };
struct Square : Shape { int a; Square(int a) : a(a) {} int area() const override { return a * a; } };
struct Pair : Square { Pair(int a) : Square(a) {} int area() const override { return 2 * Square::area(); } };
int main() { Square s(3); Pair q(2); Shape *list[] = {&s, &q}; both([&] { assert(list[0]->area() == 9); }, [&] { assert(list[1]->area() == 8); }); }
