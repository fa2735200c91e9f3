// expect: verified
#include <cassert>
#include <memory>
#include <thread>

struct Big { int size = 64; };

int main() {
  auto p = std::make_unique<Big>();
  std::thread t([p = std::move(p)] { assert(p->size == 64); });
  assert(p == nullptr);
  t.join();
}
