/*
 * A queue with a condition variable. The bug: `if` instead of `while`.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion memory uninitialized
 */
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

std::mutex m;
std::condition_variable changed;
std::queue<int> items;

int take() {
  std::unique_lock lock(m);
#ifdef BUG
  if (items.empty()) changed.wait(lock);
#else
  changed.wait(lock, [] { return !items.empty(); });
#endif
  assert(!items.empty());
  int x = items.front();
  items.pop();
  return x;
}

int main() {
  std::thread consumer([] { assert(take() == 1); });
  {
    std::lock_guard lock(m);
    items.push(1);
  }
  changed.notify_one();
  consumer.join();
}
