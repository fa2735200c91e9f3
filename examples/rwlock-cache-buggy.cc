/*
 * A cache that does not look again.
 *
 * Bug: between giving back the read lock and getting the write lock another thread may have computed the same entry; it
 * is computed twice.
 *
 * heddle: sc: violated assertion
 * heddle: tso: violated assertion
 * heddle: rc11: violated assertion
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
    computed++;
    return known[x] = x * x;
  }
};

int main() {
  cache squares;
  std::thread t([&] { assert(squares.square(3) == 9); });
  assert(squares.square(3) == 9);
  t.join();
  assert(squares.computed == 1);
}
