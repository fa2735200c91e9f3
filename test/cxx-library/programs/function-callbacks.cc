/*
 * std::function, small and large, copied and called. The bug: an empty one is called.
 *
 * heddle: clean
 * heddle -DBUG: violated exception
 */
#include <cassert>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

std::mutex m;
std::vector<std::function<int(int)>> callbacks;

void add(std::function<int(int)> f) {
  std::lock_guard guard(m);
  callbacks.push_back(std::move(f));
}

int twice(int x) { return 2 * x; }

int main() {
  long a = 1, b = 2, c = 3;
  std::thread t([=] { add([=](int x) { return int(x + a + b + c); }); });
  add(twice);
  add(std::bind(std::minus<int>(), 10, std::placeholders::_1));
#ifdef BUG
  add(nullptr);
#endif
  t.join();
  int sum = 0;
  for (auto &f : callbacks) sum += f(1);
  assert(sum == 2 + 9 + 7);
}
