/* The same for the C++ library: latch, semaphore, future, waited-for atomic, once.
 * lifetimes: -DLATCH verified
 * lifetimes: -DLATCH -DLATE violated memory|race
 * lifetimes: -DSEMAPHORE verified
 * lifetimes: -DSEMAPHORE -DLATE violated memory|race
 * lifetimes: -DATOMIC verified
 * lifetimes: -DATOMIC -DLATE violated memory|race
 */
#include <atomic>
#include <latch>
#include <semaphore>
#include <thread>
struct object {
  int touched = 0;
#if defined LATCH
  std::latch l{1};
  void signal() { l.count_down(); }
  void wait() { l.wait(); }
#elif defined SEMAPHORE
  std::binary_semaphore s{0};
  void signal() { s.release(); }
  void wait() { s.acquire(); }
#else
  std::atomic<int> a{0};
  void signal() { a.store(1); }
  void wait() {
    while (!a.load()) {
    }
  }
#endif
};
int main() {
  std::thread t;
  {
    object o;
    object *p = &o;
    t = std::thread([p] {
      p->signal();
#ifdef LATE
      p->touched = 1;
#endif
    });
    o.wait();
  }
  t.join();
}
