// expect: violated race
#include <chrono>
#include <iostream>
#include <thread>

using namespace std::chrono_literals;

int main() {
  int answer = 0;
  std::thread t([&] { answer = 42; });
  std::this_thread::sleep_for(2s);  // surely it is done by now
  std::cout << answer << '\n';
  t.join();
}
