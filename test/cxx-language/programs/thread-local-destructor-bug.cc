// expect: assertion / shared == 1
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

#include <atomic>
std::atomic<int> shared;
struct T { ~T() { shared.store(2); } int v = 1; };
thread_local T t;
int main() { both([] { t.v++; shared.store(1); }, [] {}); assert(shared == 1); }
