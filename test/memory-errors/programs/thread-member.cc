/*
 * A thread member starts before the members after it are made. LAST: it is made last.
 *
 * expect:       sc uninitialized  rc11 race|uninitialized  c11 race|uninitialized
 * expect LAST:  sc verified       rc11 verified            c11 verified
 */
#include <mutex>
#include <thread>

struct Worker {
#ifndef LAST
  std::thread t;
#endif
  std::mutex m;
  int n = 0;
#ifdef LAST
  std::thread t;
#endif
  Worker()
      : t([this] {
          std::lock_guard l(m);
          n++;
        }) {}
  ~Worker() { t.join(); }
};

int main() {
  Worker w;
  return 0;
}
