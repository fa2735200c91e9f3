// expect: verified
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

std::atomic<int> alive{0};
struct Resource {
  Resource() { ++alive; }
  ~Resource() { --alive; }
  int value = 9;
};

int main() {
  auto res = std::make_shared<Resource>();
  auto use = [](std::shared_ptr<Resource> p) { assert(p->value == 9); };
  std::thread a(use, res), b(use, res);
  res.reset();
  a.join();
  b.join();
  assert(alive == 0);
}
