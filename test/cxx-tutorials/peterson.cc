// expect: verified
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<bool> want[2];
std::atomic<int> turn{0};
int shared = 0;

void enter(int me) {
  int other = 1 - me;
  want[me] = true;
  turn = other;
  while (want[other] && turn == other) {
  }
  ++shared;
  want[me] = false;
}

int main() {
  std::thread a(enter, 0), b(enter, 1);
  a.join();
  b.join();
  assert(shared == 2);
}
