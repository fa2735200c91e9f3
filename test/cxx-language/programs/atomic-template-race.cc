// expect: race / ring.slots\[0\]
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
template <class T, int N> class Ring { T slots[N]; std::atomic<int> head{0}, tail{0}; public: bool put(T v) { int t = tail.load(std::memory_order_relaxed); if (t - head.load(std::memory_order_acquire) == N) return false; slots[t % N] = v; tail.store(t + 1, std::memory_order_relaxed); return true; } bool get(T &v) { int h = head.load(std::memory_order_relaxed); if (h == tail.load(std::memory_order_acquire)) return false; v = slots[h % N]; head.store(h + 1, std::memory_order_release); return true; } };
Ring<int, 2> ring;
int main() { both([] { ring.put(1); }, [] { int v; if (ring.get(v)) assert(v == 1); }); }
