// expect: verified
#include <atomic>
#include <cassert>
#include <thread>
#include <vector>

std::atomic<int> hits{0};

int main() {
  std::vector<std::thread> ts;
  for (int i = 0; i < 3; ++i)
    ts.emplace_back([] {
      hits++;
      hits.fetch_add(2, std::memory_order_relaxed);
    });
  for (auto& t : ts) t.join();
  assert(hits.load() == 9);
}
