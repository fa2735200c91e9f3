// expect: verified
#include <cassert>
#include <latch>
#include <thread>
#include <vector>

int main() {
  const int n = 2;
  std::latch done(n), go(1);
  int results[n] = {};
  std::vector<std::jthread> workers;
  for (int i = 0; i < n; ++i)
    workers.emplace_back([&, i] {
      go.wait();
      results[i] = i + 1;
      done.count_down();
    });
  go.count_down();
  done.wait();
  assert(results[0] == 1 && results[1] == 2);
}
