// expect: verified
#include <cassert>
#include <future>
#include <thread>
#include <utility>

void compute(std::promise<int> result, int n) { result.set_value(n * n); }

int main() {
  std::promise<int> p;
  std::future<int> f = p.get_future();
  std::thread t(compute, std::move(p), 6);
  assert(f.get() == 36);
  assert(!f.valid());
  t.join();
}
