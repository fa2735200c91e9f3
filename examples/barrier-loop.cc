/*
 * Two threads relax a ring in steps: all read the old values, a barrier, all write the new ones, a barrier.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
 */
#include <array>
#include <barrier>
#include <cassert>
#include <thread>

constexpr int steps = 2;
std::array<int, 2> cells{1, 2};
std::barrier step(2);

void worker(int me) {
  for (int i = 0; i < steps; i++) {
    int sum = cells[0] + cells[1];
    step.arrive_and_wait();
    cells[me] = sum;
    step.arrive_and_wait();
  }
}

int main() {
  std::thread t(worker, 0);
  worker(1);
  t.join();
  assert(cells[0] == 6 && cells[1] == 6);
}
