/*
 * A worker that takes what there is until it is told to stop. The bug: nobody tells it that there is something, and whoever
 * would stop it waits for the work to be done.
 *
 * heddle: clean
 * heddle -DBUG: violated deadlock
 */
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable_any cv;
int there, done;

int main() {
  std::jthread worker([](std::stop_token stop) {
    std::unique_lock lock(m);
    while (cv.wait(lock, stop, [] { return there > 0; })) {
      there--;
      done++;
#ifdef BUG
      cv.notify_all();
#endif
    }
    assert(there == 0 && stop.stop_requested());
  });
  std::unique_lock lock(m);
  there = 1;
#ifdef BUG
  cv.wait(lock, [] { return done == 1; });
#else
  cv.notify_one();
#endif
}
