/* Deadlines and the waits of the library: condition variables, timed mutexes, back-off.
 * expect: -> verified
 * expect: -DBUG -> assertion
 * expect: -DTRY -> verified
 * expect: -DTRY -DBUG -> assertion
 * expect: -DBACKOFF -> verified
 * expect: -DBACKOFF -DBUG -> assertion
 */
#include <atomic>
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
using namespace std::chrono_literals;
using clk = std::chrono::steady_clock;

#if defined(TRY)
std::timed_mutex m;
int shared_value;

bool add() {
  auto deadline = clk::now() + 20ms;
  while (!m.try_lock_for(5ms)) {
    if (clk::now() >= deadline) return false;
  }
  ++shared_value;
  m.unlock();
  return true;
}

int main() {
  bool other = false;
  std::thread t([&] { other = add(); });
  bool mine = add();
  t.join();
  assert(shared_value == mine + other);
#ifdef BUG
  assert(mine && other);
#endif
}
#elif defined(BACKOFF)
std::atomic<int> word{0};
int inside;

bool lock_until(clk::time_point deadline) {
  auto pause = 1us;
  for (int tries = 0;; ++tries) {
    int expected = 0;
    if (word.compare_exchange_strong(expected, 1, std::memory_order_acquire, std::memory_order_relaxed)) return true;
    if (clk::now() >= deadline) return false;
    std::this_thread::sleep_for(pause);
    if (pause < 64us) pause *= 2;
  }
}

int main() {
  bool got = false;
  std::thread t([&] {
    if (lock_until(clk::now() + 1s)) {
      got = true;
      ++inside;
      word.store(0, std::memory_order_release);
    }
  });
  bool mine = lock_until(clk::now() + 1s);
  if (mine) {
    ++inside;
    word.store(0, std::memory_order_release);
  }
  t.join();
  assert(inside == mine + got);
#ifdef BUG
  assert(mine);
#endif
}
#else
std::mutex m;
std::condition_variable cv;
bool ready;

int main() {
  std::thread t([] {
    std::lock_guard<std::mutex> g(m);
    ready = true;
    cv.notify_one();
  });
  bool ok;
  {
    std::unique_lock<std::mutex> lk(m);
    auto deadline = clk::now() + 100ms;
    while (!ready && clk::now() < deadline) {
      if (cv.wait_until(lk, deadline) == std::cv_status::timeout) break;
    }
    ok = ready;
  }
#ifdef BUG
  assert(ok);
#endif
  t.join();
  assert(ready || !ok);
}
#endif
