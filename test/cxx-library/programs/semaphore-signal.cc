/*
 * A binary semaphore as a signal. The bug: it is never released.
 *
 * heddle: clean
 * heddle -DBUG: violated deadlock
 */
#include <cassert>
#include <chrono>
#include <semaphore>
#include <thread>

std::binary_semaphore ready(0);
int data;

int main() {
  std::thread t([] {
    ready.acquire();
    assert(data == 3);
  });
  data = 3;
#ifndef BUG
  ready.release();
#endif
  t.join();
  assert(!ready.try_acquire() && !ready.try_acquire_for(std::chrono::milliseconds(1)));
}
