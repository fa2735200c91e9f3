/*
 * Readers together, a writer alone.
 *
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>

std::shared_mutex m;
int a, b;

void read() {
  std::shared_lock lock(m);
  assert(a == b);
}

void write() {
#ifdef BUG
  std::shared_lock lock(m);
#else
  std::unique_lock lock(m);
#endif
  a++;
  b++;
}

int main() {
  std::thread r(read), w(write);
  read();
  r.join();
  w.join();
  assert(a == 1);
}
