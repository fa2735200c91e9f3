/*
 * Output of several threads. The bug: what is printed is read without a lock.
 *
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <iomanip>
#include <iostream>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>

std::mutex m;
int n;

void work(const char *name) {
  std::ostringstream line;
  {
#ifndef BUG
    std::lock_guard guard(m);
#endif
    line << name << ' ' << std::setw(3) << ++n;
  }
  std::cout << line.str() << std::endl;
  std::cerr << std::hex << 255 << '\n';
}

int main() {
  std::thread t(work, "t");
  work("main");
  t.join();
}
