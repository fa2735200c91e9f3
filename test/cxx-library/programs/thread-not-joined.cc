/*
 * The destructor of a joinable thread ends the program.
 *
 * heddle: clean
 * heddle -DBUG: violated exception
 */
#include <thread>

int main() {
  std::thread t([] {});
#ifndef BUG
  t.join();
#endif
}
