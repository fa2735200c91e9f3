/*
 * Neighbouring elements of std::vector<bool> share a word, so two threads may not write them at the same time; words of their own are
 * fine, and so are the elements of any other vector.
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <cassert>
#include <thread>
#include <vector>

#ifdef BUG
static constexpr int OTHER = 1;
#else
static constexpr int OTHER = 64;
#endif

int main() {
  std::vector<bool> done(128);
  std::vector<char> bytes(2);
  std::thread a([&] { done[0] = true, bytes[0] = 1; }), b([&] { done[OTHER] = true, bytes[1] = 1; });
  a.join();
  b.join();
  assert(done[0] && done[OTHER] && bytes[0] && bytes[1] && !done[2]);
}
