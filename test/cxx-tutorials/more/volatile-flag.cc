// expect: violated race
#include <iostream>
#include <thread>

volatile bool done = false;
int result = 0;

int main() {
  std::thread t([] {
    result = 42;
    done = true;
  });
  while (!done) {
  }
  std::cout << result << '\n';
  t.join();
}
