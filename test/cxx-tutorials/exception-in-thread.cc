// expect: violated exception
#include <iostream>
#include <stdexcept>
#include <thread>

int main() {
  try {
    std::thread t([] { throw std::logic_error("nobody catches this"); });
    t.join();
  } catch (const std::exception& e) {  // the wrong thread
    std::cout << e.what() << '\n';
  }
}
