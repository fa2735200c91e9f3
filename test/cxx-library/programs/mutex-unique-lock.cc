/*
 * unique_lock: deferred, tried, moved, released. The bug: unlocked twice.
 *
 * heddle: clean
 * heddle -DBUG: violated exception
 */
#include <cassert>
#include <mutex>
#include <thread>

std::mutex m;
int n;

std::unique_lock<std::mutex> taken() {
  std::unique_lock lock(m, std::defer_lock);
  assert(!lock.owns_lock());
  lock.lock();
  return lock;
}

int main() {
  std::thread t([] {
    auto lock = taken();
    n++;
  });
  std::unique_lock tried(m, std::try_to_lock);
  if (tried) {
    n++;
    tried.unlock();
  }
  t.join();
  assert(n == 1 || n == 2);
#ifdef BUG
  std::unique_lock lock(m);
  lock.unlock();
  lock.unlock();
#endif
}
