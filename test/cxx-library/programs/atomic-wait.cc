/*
 * wait and notify. The bug: nobody is notified, and the waiter may sleep for ever.
 *
 * heddle: clean
 * heddle -DBUG: violated deadlock
 */
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> stage{0};
int data;

int main() {
  std::thread t([] {
    stage.wait(0, std::memory_order_acquire);
    assert(data == 7);
  });
  data = 7;
  stage.store(1, std::memory_order_release);
#ifndef BUG
  stage.notify_one();
#endif
  t.join();
}
