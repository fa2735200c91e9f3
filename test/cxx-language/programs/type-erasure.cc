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

struct Task { struct Base { virtual int run() = 0; virtual ~Base() {} }; Base *b; template <class F> struct Of : Base { F f; Of(F f) : f(f) {} int run() override { return f(); } }; template <class F> Task(F f) : b(new Of<F>(f)) {} Task(const Task &) = delete; ~Task() { delete b; } };
int free_function() { return 7; }
int main() { int x = 2; Task a([x] { return x + 1; }), b(free_function); both([&] { assert(a.b->run() == 3); }, [&] { assert(b.b->run() == 7); }); }
