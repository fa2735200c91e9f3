// expect: verified
#include <cassert>
#include <iostream>
#include <numeric>
#include <thread>
#include <vector>

int main() {
  const int workers = 3;
  std::vector<int> squares(workers);
  std::vector<std::thread> threads;
  threads.reserve(workers);
  for (int i = 0; i < workers; ++i) {
    threads.emplace_back([&squares, i] { squares[i] = i * i; });
  }
  for (auto& t : threads) {
    if (t.joinable()) t.join();
  }
  int sum = std::accumulate(squares.begin(), squares.end(), 0);
  assert(sum == 5);
  std::cout << "sum of squares: " << sum << '\n';
}
