/*
 * A recursive mutex may be taken again, an ordinary one not.
 *
 * heddle: clean
 * heddle -DBUG: violated deadlock
 */
#include <cassert>
#include <mutex>
#include <thread>

#ifdef BUG
std::mutex m;
#else
std::recursive_mutex m;
#endif
int n;

void add(int depth) {
  std::lock_guard guard(m);
  n++;
  if (depth > 0) add(depth - 1);
}

int main() {
  std::thread t(add, 1);
  add(1);
  t.join();
  assert(n == 4);
}
