// expect: violated deadlock
#include <array>
#include <mutex>
#include <thread>
#include <vector>

constexpr int N = 3;
std::array<std::mutex, N> forks;
int meals[N];

void dine(int i) {
  std::unique_lock left(forks[i]);
  std::unique_lock right(forks[(i + 1) % N]);
  ++meals[i];
}

int main() {
  std::vector<std::thread> table;
  for (int i = 0; i < N; ++i) table.emplace_back(dine, i);
  for (auto& p : table) p.join();
}
