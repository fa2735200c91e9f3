/*
 * Two phases. The bug: no barrier between writing and reading.
 *
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <barrier>
#include <cassert>
#include <thread>

int phases;
struct count {
  void operator()() noexcept { phases++; }
};
std::barrier<count> sync(2);
int left[2], right[2];

void work(int me) {
  left[me] = me + 1;
#ifndef BUG
  sync.arrive_and_wait();
#endif
  right[me] = left[1 - me];
  sync.arrive_and_wait();
  assert(right[1 - me] == me + 1);
}

int main() {
  std::thread t(work, 0);
  work(1);
  t.join();
#ifndef BUG
  assert(phases == 2);
#endif
}
