/*
 * async; an exception goes through the future. The bug: nobody catches it.
 *
 * heddle: clean
 * heddle -DBUG: violated exception
 */
#include <cassert>
#include <future>
#include <stdexcept>

int square(int x) {
  if (x < 0) throw std::invalid_argument("negative");
  return x * x;
}

int main() {
  auto a = std::async(std::launch::async, square, 3);
  auto b = std::async(std::launch::deferred, square, 4);
  auto c = std::async(square, -1);
  assert(b.wait_for(std::chrono::seconds(0)) == std::future_status::deferred);
  assert(a.get() + b.get() == 25);
#ifdef BUG
  c.get();
#else
  try {
    c.get();
    assert(false);
  } catch (const std::invalid_argument &e) {
    assert(e.what()[0] == 'n');
  }
#endif
}
