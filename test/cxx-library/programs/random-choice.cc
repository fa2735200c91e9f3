/*
 * A random number may be any: every one is tried.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <cassert>
#include <random>
#include <thread>

int main() {
  std::mt19937 engine(std::random_device{}.min());
  std::uniform_int_distribution<int> die(1, 6);
  int rolled = 0;
  std::thread t([&] { rolled = die(engine); });
  t.join();
#ifdef BUG
  assert(rolled < 6);
#else
  assert(rolled >= 1 && rolled <= 6);
#endif
}
