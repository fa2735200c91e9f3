/*
 * Durations are arithmetic; a sleep orders nothing.
 *
 * heddle: clean
 * heddle -DBUG: violated race assertion
 */
#include <cassert>
#include <chrono>
#include <thread>

using namespace std::chrono_literals;
int n;

int main() {
  static_assert(1s == 1000ms && 90s > 1min && std::chrono::duration_cast<std::chrono::seconds>(1500ms).count() == 1);
  std::chrono::milliseconds total = 2s + 5ms;
  assert(total.count() == 2005);
  std::thread t([] { n = 1; });
#ifdef BUG
  std::this_thread::sleep_for(1s);
  assert(n == 1);
  t.join();
#else
  t.join();
  assert(n == 1);
#endif
}
