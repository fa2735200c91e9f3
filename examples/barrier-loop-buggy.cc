/*
 * A step with one barrier only.
 *
 * Bug: nothing keeps a thread from writing its new value while the other one still reads the old ones.
 *
 * heddle: sc: violated assertion
 * heddle: tso: violated assertion
 * heddle: rc11: violated race assertion
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
