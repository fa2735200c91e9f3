/*
 * std::lock with adopted guards, against a thread that takes one of them for itself.
 *
 * heddle: clean
 * heddle -DBUG: violated deadlock
 */
#include <cassert>
#include <mutex>
#include <thread>

std::mutex a, b, c;
int n;

int main() {
  std::thread t([] {
    std::lock_guard first(c);
    std::lock_guard second(a);
    n++;
  });
#ifdef BUG
  a.lock();
  b.lock();
  c.lock();
#else
  std::lock(a, b, c);
#endif
  {
    std::lock_guard x(a, std::adopt_lock), y(b, std::adopt_lock);
    std::unique_lock z(c, std::adopt_lock);
    n++;
  }
  t.join();
  assert(n == 2 && std::try_lock(a, b, c) == -1);
}
