/*
 * A vector is guarded while it grows. The bug: a pointer into it from before.
 *
 * heddle: clean
 * heddle -DBUG: violated memory
 */
#include <algorithm>
#include <cassert>
#include <mutex>
#include <thread>
#include <vector>

std::mutex m;
std::vector<int> v{1};

int main() {
  int *first = &v[0];
  std::thread t([] {
    std::lock_guard guard(m);
    v.push_back(2);
  });
  {
    std::lock_guard guard(m);
#ifdef BUG
    assert(*first == 1);
#else
    (void)first;
    assert(v[0] == 1);
#endif
  }
  t.join();
  assert(std::count(v.begin(), v.end(), 2) == 1);
}
