// expect: violated exception
#include <iostream>
#include <stdexcept>
#include <thread>

void mayThrow(int n) {
  if (n > 1) throw std::runtime_error("n is too large");
}

int main() {
  try {
    std::thread t([] { std::cout << "background\n"; });
    mayThrow(2);
    t.join();
  } catch (const std::exception& e) {
    std::cerr << "caught: " << e.what() << '\n';
  }
}
