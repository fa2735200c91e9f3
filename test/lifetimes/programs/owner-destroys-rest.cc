/* The rest of the C++ library: who signals does not touch the object behind the signal. LATE: the other does so itself.
 * lifetimes: -DWAIT verified
 * lifetimes: -DWAIT -DLATE violated memory|race
 * lifetimes: -DFLAG verified
 * lifetimes: -DBARRIER verified
 * lifetimes: -DBARRIER -DLATE violated memory|race
 * lifetimes: -DDROP verified
 * lifetimes: -DLATCH verified
 * lifetimes: -DCOUNTING verified
 * lifetimes: -DREADERS verified
 * lifetimes: -DREADERS -DLATE violated memory|race
 * lifetimes: -DONCE verified
 * lifetimes: -DONCE -DLATE violated memory|race
 */
#include <atomic>
#include <barrier>
#include <latch>
#include <mutex>
#include <semaphore>
#include <shared_mutex>
#include <thread>
struct object {
  int touched = 0;
#if defined WAIT
  std::atomic<int> a{0};
  void signal() {
    a.store(1);
    a.notify_one();
  }
  bool wait() {
    a.wait(0);
    return true;
  }
#elif defined FLAG
  std::atomic_flag a;
  void signal() {
    a.test_and_set();
    a.notify_all();
  }
  bool wait() {
    a.wait(false);
    return true;
  }
#elif defined BARRIER
  std::barrier<> b{2};
  void signal() { (void)b.arrive(); }
  bool wait() {
    b.arrive_and_wait();
    return true;
  }
#elif defined DROP
  std::barrier<> b{2};
  void signal() { b.arrive_and_drop(); }
  bool wait() {
    b.arrive_and_wait();
    return true;
  }
#elif defined LATCH
  std::latch l{2};
  void signal() { l.count_down(); }
  bool wait() {
    l.arrive_and_wait();
    return true;
  }
#elif defined COUNTING
  std::counting_semaphore<2> s{0};
  void signal() { s.release(2); }
  bool wait() {
    s.acquire();
    s.acquire();
    return true;
  }
#elif defined READERS
  std::shared_mutex m;
  std::atomic<bool> inside{false};
  void signal() {
    std::shared_lock l(m);
    inside = true;
  }
  bool wait() {
    while (!inside) {
    }
    std::lock_guard l(m);
    return true;
  }
#else
  std::once_flag o;
  void signal() {
    std::call_once(o, [] {});
  }
  /* If the other has run it, the other has nothing more to do with the flag. */
  bool wait() {
    bool mine = false;
    std::call_once(o, [&mine] { mine = true; });
    return !mine;
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
    if (!o.wait()) t.join();
  }
  if (t.joinable()) t.join();
}
