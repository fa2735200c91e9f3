// expect: verified
#include <atomic>
#include <cassert>
#include <stop_token>
#include <thread>

std::atomic<bool> left{false};

int main() {
  {
    std::jthread worker([](std::stop_token token, int id) {
      while (!token.stop_requested()) std::this_thread::yield();
      assert(id == 7);
      left = true;
    }, 7);
  }  // asks it to stop and joins
  assert(left);
}
