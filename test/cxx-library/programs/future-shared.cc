/*
 * One value, two readers.
 *
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <cassert>
#include <future>
#include <thread>

int side;

int main() {
  std::promise<int> p;
  std::shared_future<int> f = p.get_future().share();
  auto read = [f] {
    assert(f.get() == 5);
    assert(side == 1);
  };
  std::thread a(read), b(read);
#ifdef BUG
  p.set_value(5);
  side = 1;
#else
  side = 1;
  p.set_value(5);
#endif
  a.join();
  b.join();
}
