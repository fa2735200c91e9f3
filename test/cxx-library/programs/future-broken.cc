/*
 * A broken promise, and a promise kept twice.
 *
 * heddle: clean
 * heddle -DBUG: violated exception
 */
#include <cassert>
#include <future>
#include <thread>
#include <utility>

int main() {
  std::promise<int> kept;
  auto first = kept.get_future();
  std::future<int> second;
  {
    std::promise<int> dropped;
    second = dropped.get_future();
  }
  kept.set_value(1);
#ifdef BUG
  kept.set_value(2);
#endif
  assert(first.get() == 1);
  try {
    second.get();
    assert(false);
  } catch (const std::future_error &e) {
    assert(e.code() == std::future_errc::broken_promise);
  }
}
