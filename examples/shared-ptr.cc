/*
 * A cache of one object that is replaced while others use it: each user has its own shared_ptr, copied under a lock.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
 */
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>

struct document {
  int version;
};

std::mutex m;
std::shared_ptr<document> current = std::make_shared<document>(document{1});

std::shared_ptr<document> snapshot() {
  std::lock_guard guard(m);
  return current;
}

void replace(int version) {
  auto fresh = std::make_shared<document>(document{version});
  std::lock_guard guard(m);
  current.swap(fresh);
}

int main() {
  std::thread t([] { replace(2); });
  auto mine = snapshot();
  assert(mine->version == 1 || mine->version == 2);
  t.join();
  assert(snapshot()->version == 2);
  current.reset();
}
