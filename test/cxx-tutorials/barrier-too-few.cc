// expect: violated deadlock
#include <barrier>
#include <iostream>
#include <thread>

int main() {
  std::barrier b(3);  // but only two take part
  auto work = [&b] { b.arrive_and_wait(); };
  std::thread t1(work), t2(work);
  t1.join();
  t2.join();
}
