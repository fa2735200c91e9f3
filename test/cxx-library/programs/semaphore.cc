/*
 * A semaphore of two lets two in, not three.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <atomic>
#include <cassert>
#include <semaphore>
#include <thread>

#ifdef BUG
std::counting_semaphore<3> free_slots(3);
#else
std::counting_semaphore<3> free_slots(2);
#endif
std::atomic<int> inside{0};

void work() {
  free_slots.acquire();
  assert(inside.fetch_add(1) < 2);
  inside.fetch_sub(1);
  free_slots.release();
}

int main() {
  std::thread a(work), b(work);
  work();
  a.join();
  b.join();
}
