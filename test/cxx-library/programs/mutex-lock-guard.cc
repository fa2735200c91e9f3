/*
 * lock_guard, and the race without it.
 *
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <cassert>
#include <mutex>
#include <thread>

std::mutex m;
int n;

void work() {
#ifndef BUG
  std::lock_guard<std::mutex> guard(m);
#endif
  n++;
}

int main() {
  std::thread a(work), b(work);
  a.join();
  b.join();
  std::lock_guard guard(m);
  assert(n == 2);
}
