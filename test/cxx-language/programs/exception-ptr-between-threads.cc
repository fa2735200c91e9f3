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

#include <exception>
#include <atomic>
std::exception_ptr stored; std::atomic<bool> ready; struct E { int n; };
int main() { both([] { try { throw E{6}; } catch (...) { stored = std::current_exception(); } ready.store(true, std::memory_order_release); },
                  [] { if (ready.load(std::memory_order_acquire)) try { std::rethrow_exception(stored); } catch (E &e) { assert(e.n == 6); } }); }
