/*
 * A task that runs elsewhere. The bug: it is moved away and then called.
 *
 * heddle: clean
 * heddle -DBUG: violated exception
 */
#include <cassert>
#include <future>
#include <thread>

int main() {
  std::packaged_task<int(int, int)> task([](int a, int b) { return a + b; });
  auto sum = task.get_future();
  std::thread t(std::move(task), 2, 3);
#ifdef BUG
  task(1, 1);
#endif
  t.join();
  assert(sum.get() == 5 && !task.valid());
}
