// expect: violated race
#include <cstdio>
#include <thread>
#include <vector>

int main() {
  std::vector<std::thread> ts;
  for (int i = 0; i < 2; ++i) ts.emplace_back([&] { std::printf("%d\n", i); });
  for (auto& t : ts) t.join();
}
