// expect: verified
#include <cassert>
#include <mutex>
#include <stdexcept>
#include <thread>

std::once_flag flag;
int tries = 0;

void attempt() {
  try {
    std::call_once(flag, [] {
      if (++tries == 1) throw std::runtime_error("first time fails");
    });
  } catch (const std::runtime_error&) {
  }
}

int main() {
  std::thread a(attempt), b(attempt);
  a.join();
  b.join();
  assert(tries == 2);
}
