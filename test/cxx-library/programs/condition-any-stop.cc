/*
 * A wait that ends when a stop is requested. The bug: a wait that does not.
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
bool work;

int main() {
  std::jthread t([](std::stop_token stop) {
    std::unique_lock lock(m);
#ifdef BUG
    (void)stop;
    cv.wait(lock, [] { return work; });
#else
    bool found = cv.wait(lock, stop, [] { return work; });
    assert(!found);
#endif
  });
}
