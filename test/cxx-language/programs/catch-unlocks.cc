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

#include <mutex>
std::mutex m; int total;
void add(int n) { std::lock_guard<std::mutex> hold(m); if (n < 0) throw n; total += n; }
int main() { both([] { try { add(-1); } catch (int) { add(2); } }, [] { add(3); }); assert(total == 5); }
