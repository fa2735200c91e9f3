/* A lambda with `[&]` runs in a thread that outlives the block.
 * lifetimes: verified
 * lifetimes: -DLATE violated memory|race
 */
#include <cassert>
#include <thread>
int main() {
  std::thread t;
  {
    int x = 3;
    t = std::thread([&] { assert(x == 3); });
#ifndef LATE
    t.join();
#endif
  }
#ifdef LATE
  t.join();
#endif
}
