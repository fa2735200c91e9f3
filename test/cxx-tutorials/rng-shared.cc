// expect: violated race
#include <iostream>
#include <random>
#include <thread>

std::mt19937 gen(42);

void roll() {
  std::uniform_int_distribution<int> d(1, 2);
  int n = d(gen);  // the generator's state is shared without a lock
  (void)n;
}

int main() {
  std::thread a(roll), b(roll);
  a.join();
  b.join();
}
