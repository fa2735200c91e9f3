// expect: violated memory
#include <iostream>
#include <thread>

void start() {
  int value = 1;
  std::thread([&value] { std::cout << ++value << '\n'; }).detach();
}  // value is gone, the thread is not

int main() {
  start();
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
}
