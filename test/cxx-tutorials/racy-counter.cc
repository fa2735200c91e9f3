// expect: violated race
#include <iostream>
#include <thread>
#include <vector>

int counter = 0;

void increment(int times) {
  for (int i = 0; i < times; i++) counter++;
}

int main() {
  std::vector<std::thread> pool;
  for (int i = 0; i < 2; i++) pool.push_back(std::thread(increment, 2));
  for (std::thread& t : pool) t.join();
  std::cout << "counter = " << counter << " (4 expected)\n";
}
