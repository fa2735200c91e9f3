// expect: verified
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> state{0};
int data = 0;

int main() {
  std::jthread consumer([] {
    state.wait(0);
    assert(state.load() == 1);
    assert(data == 7);
  });
  data = 7;
  state.store(1);
  state.notify_one();
}
