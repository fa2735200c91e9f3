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

#include <atomic>
int main() { std::atomic<int> sum{0}; int k = 3; both([&sum, k] { sum += k; }, [&] { sum += k + 1; }); assert(sum == 7); }
