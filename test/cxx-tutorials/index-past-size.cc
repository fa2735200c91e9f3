// expect: violated assertion
#include <mutex>
#include <thread>
#include <vector>

std::vector<int> v{1, 2};
std::mutex m;
std::size_t size() { std::lock_guard l(m); return v.size(); }
void set(std::size_t i) { std::lock_guard l(m); v[i] = 9; }

int main() {
  std::thread shrink([] { std::lock_guard l(m); v.pop_back(); });
  if (size() == 2) set(1);  // v[1] of a vector of one
  shrink.join();
}
