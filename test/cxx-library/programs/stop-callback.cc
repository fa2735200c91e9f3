/*
 * A callback runs once: when the stop is requested, or at once if it was. The bug: it is gone before.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <atomic>
#include <cassert>
#include <stop_token>
#include <thread>

std::atomic<int> calls{0};

int main() {
  std::stop_source source;
  {
    std::stop_callback callback(source.get_token(), [] { calls++; });
#ifdef BUG
  }
  {
#endif
    std::thread t([source]() mutable { source.request_stop(); });
    t.join();
    assert(calls == 1 && !source.request_stop());
  }
  std::stop_callback late(source.get_token(), [] { calls++; });
  assert(calls == 2);
}
