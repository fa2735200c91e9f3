// expect: violated exception
#include <iostream>
#include <thread>

void work() { std::cout << "working...\n"; }

int main() {
  std::thread t(work);
  std::cout << "main is done\n";
}
