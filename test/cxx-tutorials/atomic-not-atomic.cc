// expect: violated assertion
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> value{0};

void addOne() { value = value + 1; }  // a load and a store

int main() {
  std::thread a(addOne), b(addOne);
  a.join();
  b.join();
  assert(value == 2);
}
