/*
 * A pointer and a counter in one atomic of 16 bytes.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <atomic>
#include <cassert>
#include <thread>

struct tagged {
  int *p;
  unsigned long tag;
};
std::atomic<tagged> head;
int a, b;

void swing(int *to) {
  tagged seen = head.load();
#ifdef BUG
  head.store({to, seen.tag + 1});
#else
  while (!head.compare_exchange_weak(seen, {to, seen.tag + 1})) {
  }
#endif
}

int main() {
  std::thread t(swing, &a);
  swing(&b);
  t.join();
  assert(head.load().tag == 2);
}
