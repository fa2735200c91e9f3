/*
 * call_once, also when the first attempt throws.
 *
 * heddle: clean
 * heddle -DBUG: violated race assertion
 */
#include <cassert>
#include <mutex>
#include <thread>

std::once_flag once;
int calls;
bool failed;

void init() {
#ifdef BUG
  if (calls == 0) calls++;
#else
  try {
    std::call_once(once, [] {
      if (!failed) {
        failed = true;
        throw 1;
      }
      calls++;
    });
  } catch (int) {
    std::call_once(once, [] { calls++; });
  }
#endif
}

int main() {
  std::thread a(init), b(init);
  a.join();
  b.join();
  assert(calls == 1);
}
