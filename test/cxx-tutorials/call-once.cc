// expect: verified
#include <cassert>
#include <iostream>
#include <mutex>
#include <thread>

std::once_flag once;
int initialised = 0;

void init() {
  std::cout << "set up\n";
  ++initialised;
}

void worker() {
  std::call_once(once, init);
  assert(initialised == 1);
}

int main() {
  std::thread a(worker), b(worker), c(worker);
  a.join();
  b.join();
  c.join();
}
