// expect: verified
#include <iostream>
#include <string>
#include <thread>

void greet(const std::string& name, int times) {
  for (int i = 0; i < times; ++i) {
    std::cout << "Hello from " + name + "\n";
  }
}

int main() {
  std::thread first(greet, "first", 1);
  std::thread second(greet, "second", 1);
  first.join();
  second.join();
  std::cout << "All threads are done" << std::endl;
  return 0;
}
