/* The promise that a future waits for, a condition variable that is notified under its mutex.
 * lifetimes: -DPROMISE verified
 * lifetimes: -DPROMISE -DLATE violated memory|race
 * lifetimes: -DCONDITION verified
 * lifetimes: -DCONDITION -DLATE violated memory|race
 * not by sequentialize: promises make large formulas (docs/limitations.md)
 */
#include <condition_variable>
#include <future>
#include <mutex>
#include <thread>
struct object {
  int touched = 0;
#if defined PROMISE
  std::promise<int> p;
  std::future<int> f = p.get_future();
  void signal() { p.set_value(1); }
  void wait() { f.get(); }
#else
  std::mutex m;
  std::condition_variable c;
  bool done = false;
  void signal() {
    std::lock_guard<std::mutex> l(m);
    done = true;
    c.notify_all();
  }
  void wait() {
    std::unique_lock<std::mutex> l(m);
    c.wait(l, [this] { return done; });
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
