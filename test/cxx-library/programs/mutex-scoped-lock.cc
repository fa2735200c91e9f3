/*
 * Two mutexes at once in either order; one after the other they deadlock.
 *
 * heddle: clean
 * heddle -DBUG: violated deadlock
 */
#include <cassert>
#include <mutex>
#include <thread>

struct account {
  std::mutex m;
  int money = 10;
};
account a, b;

void move(account &from, account &to) {
#ifdef BUG
  std::lock_guard first(from.m);
  std::lock_guard second(to.m);
#else
  std::scoped_lock both(from.m, to.m);
#endif
  from.money--;
  to.money++;
}

int main() {
  std::thread t(move, std::ref(a), std::ref(b));
  move(b, a);
  t.join();
  assert(a.money == 10 && b.money == 10);
}
