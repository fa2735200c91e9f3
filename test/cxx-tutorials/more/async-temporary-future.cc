// expect: verified
#include <future>
#include <cassert>
#include <chrono>
#include <thread>

using namespace std::chrono_literals;

int main() {
  int order = 0;
  // The destructor of the temporary future waits: no race.
  std::async(std::launch::async, [&] { std::this_thread::sleep_for(1ms); order = 1; });
  std::async(std::launch::async, [&] { assert(order == 1); order = 2; });
  assert(order == 2);
}
