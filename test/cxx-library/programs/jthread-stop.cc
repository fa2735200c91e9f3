/*
 * A jthread asks its thread to stop, and joins. The bug: the thread does not look.
 *
 * heddle: clean
 * heddle -DBUG: violated liveness
 */
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<bool> done{false};

int main() {
  {
    std::jthread t([](std::stop_token stop) {
#ifdef BUG
      while (!done.load()) std::this_thread::yield();
#else
      while (!stop.stop_requested()) std::this_thread::yield();
#endif
      (void)stop;
      done = true;
    });
  }
  assert(done);
}
