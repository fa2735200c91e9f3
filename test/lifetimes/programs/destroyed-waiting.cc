/* A condition variable that somebody waits at, or a semaphore, latch or barrier, must not be destroyed; what has let its waiters go may be.
 * lifetimes: -DCONDITION verified
 * lifetimes: -DCONDITION -DLATE violated lock|memory
 * lifetimes: -DANY verified
 * lifetimes: -DANY -DLATE violated lock|memory
 * lifetimes: -DSEMAPHORE verified
 * lifetimes: -DSEMAPHORE -DLATE violated lock|memory
 * lifetimes: -DLATCH verified
 * lifetimes: -DLATCH -DLATE violated memory
 * lifetimes: -DBARRIER verified
 * lifetimes: -DBARRIER -DLATE violated memory
 */
#include <barrier>
#include <condition_variable>
#include <latch>
#include <memory>
#include <mutex>
#include <semaphore>
#include <thread>

struct gate {
#if defined CONDITION || defined ANY
#ifdef ANY
  std::condition_variable_any c;
#else
  std::condition_variable c;
#endif
  bool open = false;
  void wait(std::mutex &m) {
    std::unique_lock<std::mutex> hold(m);
    c.wait(hold, [this] { return open; });
  }
  void let_go(std::mutex &m) {
    std::lock_guard<std::mutex> hold(m);
    open = true;
    c.notify_all();
  }
#elif defined SEMAPHORE
  std::counting_semaphore<4> s{0};
  void wait(std::mutex &) { s.acquire(); }
  void let_go(std::mutex &) { s.release(); }
#elif defined LATCH
  std::latch l{1};
  void wait(std::mutex &) { l.wait(); }
  void let_go(std::mutex &) { l.count_down(); }
#else
  std::barrier<> b{2};
  void wait(std::mutex &) { b.arrive_and_wait(); }
  void let_go(std::mutex &) { b.arrive_and_wait(); }
#endif
};

static std::mutex m;

int main() {
  auto g = std::make_unique<gate>();
  std::thread t([p = g.get()] { p->wait(m); });
#ifndef LATE
  g->let_go(m);
  t.join();
#endif
  g.reset();
#ifdef LATE
  t.detach();
#endif
  return 0;
}
