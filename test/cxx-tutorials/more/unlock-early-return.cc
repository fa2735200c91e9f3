// expect: violated deadlock
#include <iostream>
#include <mutex>
#include <thread>

std::mutex m;

void process(int n) {
  m.lock();
  if (n < 0) return;  // leaves the mutex locked
  std::cout << n << '\n';
  m.unlock();
}

int main() {
  std::thread a(process, -1), b(process, 1);
  a.join();
  b.join();
}
