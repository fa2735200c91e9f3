// expect: verified
#include <cassert>
#include <future>
#include <iostream>
#include <stdexcept>
#include <string>

double divide(double a, double b) {
  if (b == 0) throw std::invalid_argument("division by zero");
  return a / b;
}

int main() {
  auto good = std::async(std::launch::async, divide, 9.0, 3.0);
  auto bad = std::async(std::launch::async, divide, 1.0, 0.0);
  assert(good.get() == 3.0);
  bool caught = false;
  try {
    bad.get();
  } catch (const std::invalid_argument& e) {
    caught = std::string(e.what()) == "division by zero";
    std::cout << "error: " << e.what() << '\n';
  }
  assert(caught);
}
