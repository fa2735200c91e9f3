// expect: verified
#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>
#include <thread>
#include <vector>

template <typename It, typename T>
struct Block {
  void operator()(It first, It last, T& result) { result = std::accumulate(first, last, result); }
};

template <typename It, typename T>
T parallelSum(It first, It last, T init) {
  const unsigned hw = std::thread::hardware_concurrency();
  const unsigned n = std::min(hw != 0 ? hw : 2u, 2u);
  const auto step = std::distance(first, last) / n;
  std::vector<T> results(n);
  std::vector<std::thread> ts(n - 1);
  It start = first;
  for (unsigned i = 0; i < n - 1; ++i) {
    It end = start;
    std::advance(end, step);
    ts[i] = std::thread(Block<It, T>(), start, end, std::ref(results[i]));
    start = end;
  }
  Block<It, T>()(start, last, results[n - 1]);
  std::for_each(ts.begin(), ts.end(), std::mem_fn(&std::thread::join));
  return std::accumulate(results.begin(), results.end(), init);
}

int main() {
  std::vector<int> v(5);
  std::iota(v.begin(), v.end(), 1);
  assert(parallelSum(v.begin(), v.end(), 0) == 15);
}
