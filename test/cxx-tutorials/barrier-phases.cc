// expect: verified
#include <barrier>
#include <cassert>
#include <thread>

int main() {
  int phase = 0;
  int parts[2] = {0, 0};
  auto onCompletion = [&]() noexcept { ++phase; };
  std::barrier sync(2, onCompletion);
  auto work = [&](int me) {
    parts[me] = 1;
    sync.arrive_and_wait();
    assert(parts[1 - me] == 1);
    sync.arrive_and_wait();
    assert(phase == 2);
  };
  std::thread a(work, 0), b(work, 1);
  a.join();
  b.join();
}
