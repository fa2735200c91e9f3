// expect: verified
#include <atomic>
#include <cassert>
#include <thread>
#include <vector>

struct Stats {
  int hits = 0;
};

int main() {
  Stats s;
  {
    std::vector<std::jthread> ts;
    for (int i = 0; i < 2; ++i)
      ts.emplace_back([&s] {
        std::atomic_ref<int> ref(s.hits);
        ++ref;
        ref.fetch_add(1);
      });
  }
  assert(s.hits == 4);
}
