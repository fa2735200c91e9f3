#include <array>
#include <atomic>
#include <cassert>
#include <thread>

std::array<int, 2> slots{};
std::atomic<int> state{0};

int main() {
  std::thread t([] { state = 1; });
  if (state == 2) {
    assert(slots[1] == 0);
    slots[state]++;
  }
  t.join();
}
