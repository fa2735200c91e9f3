/*
 * One leaves; the other goes on alone. The bug: it leaves without a word.
 *
 * heddle: clean
 * heddle -DBUG: violated deadlock
 */
#include <barrier>
#include <cassert>
#include <thread>

std::barrier sync(2);

int main() {
  std::thread t([] {
#ifndef BUG
    sync.arrive_and_drop();
#endif
  });
  sync.arrive_and_wait();
  auto token = sync.arrive();
  sync.wait(std::move(token));
  t.join();
}
