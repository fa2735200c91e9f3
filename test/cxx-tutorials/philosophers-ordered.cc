// expect: verified
#include <algorithm>
#include <array>
#include <cassert>
#include <mutex>
#include <thread>
#include <vector>

constexpr int N = 3;
std::array<std::mutex, N> forks;
std::array<int, N> meals{};

void dine(int i) {
  int a = i, b = (i + 1) % N;
  auto [lo, hi] = std::minmax(a, b);
  std::lock_guard first(forks[lo]);
  std::lock_guard second(forks[hi]);
  ++meals[i];
}

int main() {
  std::vector<std::thread> table;
  for (int i = 0; i < N; ++i) table.emplace_back(dine, i);
  for (auto& p : table) p.join();
  assert(std::all_of(meals.begin(), meals.end(), [](int n) { return n == 1; }));
}
