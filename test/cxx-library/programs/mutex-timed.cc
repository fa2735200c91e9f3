/*
 * A timed lock may give up at any time.
 *
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <cassert>
#include <chrono>
#include <mutex>
#include <thread>

using namespace std::chrono_literals;
std::timed_mutex m;
int n;

int main() {
  std::thread t([] {
    std::lock_guard guard(m);
    n++;
  });
  if (m.try_lock_for(10ms)) {
    n++;
    m.unlock();
  }
#ifdef BUG
  else
    n++;
#endif
  t.join();
  assert(n >= 1);
  std::recursive_timed_mutex r;
  assert(r.try_lock_for(1s) && r.try_lock());
  r.unlock();
  r.unlock();
}
