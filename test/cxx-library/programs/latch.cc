/*
 * Wait for two. The bug: a latch for three.
 *
 * heddle: clean
 * heddle -DBUG: violated deadlock
 */
#include <cassert>
#include <latch>
#include <thread>

#ifdef BUG
std::latch done(3);
#else
std::latch done(2);
#endif
int a, b;

int main() {
  std::thread x([] {
    a = 1;
    done.count_down();
  });
  std::thread y([] {
    b = 1;
    done.arrive_and_wait();
    assert(a == 1);
  });
  done.wait();
  assert(a == 1 && b == 1 && done.try_wait());
  x.join();
  y.join();
}
