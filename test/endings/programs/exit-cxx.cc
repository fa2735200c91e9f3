/* std::exit, std::_Exit and std::quick_exit of another thread than main.
 * endings: => verified
 * endings: -DEXIT=_Exit => verified
 * endings: -DEXIT=quick_exit => verified
 * endings: -DBAD => violated assertion
 */
#include <atomic>
#include <cassert>
#include <cstdlib>
#include <thread>
#ifndef EXIT
#define EXIT exit
#endif
std::atomic<int> x;
int main() {
  std::thread t([] {
    x = 1;
    std::EXIT(0);
  });
#ifdef BAD
  assert(x == 0);
#endif
  t.join();
  assert(false);
}
