/*
 * A cache behind a read-write lock: readers together; who finds nothing comes back with the write lock and looks again.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
 */
#include <cassert>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <thread>

class cache {
  std::shared_mutex m;
  std::map<int, int> known;

public:
  int computed = 0;

  int square(int x) {
    {
      std::shared_lock lock(m);
      if (auto i = known.find(x); i != known.end()) return i->second;
    }
    std::unique_lock lock(m);
    auto [i, fresh] = known.try_emplace(x, 0);
    if (fresh) {
      computed++;
      i->second = x * x;
    }
    return i->second;
  }
};

int main() {
  cache squares;
  std::thread t([&] { assert(squares.square(3) == 9); });
  assert(squares.square(3) == 9);
  t.join();
  assert(squares.computed == 1);
}
