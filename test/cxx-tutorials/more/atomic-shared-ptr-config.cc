// expect: verified
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

struct Config { int a, b; };
std::atomic<std::shared_ptr<Config>> current;

int main() {
  current.store(std::make_shared<Config>(1, 1));
  std::jthread reader([] {
    auto c = current.load();
    assert(c->a == c->b);
  });
  std::jthread writer([] { current.store(std::make_shared<Config>(2, 2)); });
}
