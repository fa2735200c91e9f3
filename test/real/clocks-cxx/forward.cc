/* Clocks go forward: what follows from that, and what does not.
 * expect: -> verified
 * expect: -DSTANDS -> assertion
 * expect: -DMOVES -> assertion
 * expect: -DLATE -> assertion
 * expect: -DSUM -> assertion
 */
#include <cassert>
#include <chrono>
#include <ctime>
using namespace std::chrono;

int main() {
  auto a = steady_clock::now();
  auto b = steady_clock::now();
  auto c = steady_clock::now();
  assert(a <= b && b <= c && a <= c);
  assert(c - a >= b - a || c < b);
  assert(duration_cast<milliseconds>(b - a).count() >= 0);
  assert(duration<double>(c - a).count() >= 0.0);
  if (b - a > 10s) assert(b - a > 5s && c - a > 10s);
  if (a == c) assert(a == b && b == c);
  time_t before = time(nullptr);
  time_t after = time(nullptr);
  assert(difftime(after, before) >= 0);
#ifdef STANDS
  assert(b > a);
#endif
#ifdef MOVES
  assert(b == a);
#endif
#ifdef LATE
  if (b - a > 5s) assert(b - a > 10s);
#endif
#ifdef SUM
  if (b - a < 4s && c - b < 4s) assert(c - a < 4s);
#endif
}
