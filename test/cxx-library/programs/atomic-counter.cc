/*
 * Increments by operators of every spelling.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> counter{0};

void work() {
#ifdef BUG
  counter = counter + 1;
#else
  counter++;
#endif
  counter += 2;
}

int main() {
  std::thread a(work), b(work);
  a.join();
  b.join();
  assert(counter == 6);
}
