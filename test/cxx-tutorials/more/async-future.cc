// expect: verified
#include <cassert>
#include <future>
#include <iostream>
#include <vector>

int sumRange(const std::vector<int>& v, std::size_t from, std::size_t to) {
  int s = 0;
  for (std::size_t i = from; i < to; ++i) s += v[i];
  return s;
}

int main() {
  std::vector<int> v{1, 2, 3, 4, 5, 6};
  std::future<int> upper = std::async(std::launch::async, sumRange, std::cref(v), v.size() / 2, v.size());
  std::future<int> lazy = std::async(std::launch::deferred, [] { return 100; });
  int lower = sumRange(v, 0, v.size() / 2);
  int total = lower + upper.get();
  assert(total == 21);
  assert(lazy.get() == 100);
  std::cout << "total = " << total << std::endl;
}
