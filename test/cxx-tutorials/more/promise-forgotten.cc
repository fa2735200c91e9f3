// expect: violated deadlock
#include <future>
#include <iostream>
#include <thread>

int main() {
  std::promise<int> p;
  auto f = p.get_future();
  std::thread t([&p](int n) {
    if (n > 0) p.set_value(n);  // nothing for 0: the reader waits for ever
  }, 0);
  std::cout << f.get() << '\n';
  t.join();
}
