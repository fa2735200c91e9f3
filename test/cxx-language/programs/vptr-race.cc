// expect: race / 
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
#include <new>
struct Base { virtual int f() { return 1; } virtual ~Base() {} }; struct D : Base { int f() override { return 2; } };
alignas(D) unsigned char room[sizeof(D)];
std::atomic<bool> ready;
int main() { both([] { new (room) D; ready.store(true, std::memory_order_relaxed); }, [] { if (ready.load(std::memory_order_relaxed)) assert(reinterpret_cast<Base *>(room)->f() == 2); }); }
