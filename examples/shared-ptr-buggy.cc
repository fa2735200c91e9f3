/*
 * A user that keeps a plain pointer into what a shared_ptr owns.
 *
 * Bug: the pointer is taken under the lock but used after it. When the object is replaced in between, its last owner is
 * gone and the pointer leads to freed memory.
 *
 * heddle: sc: violated memory
 * heddle: tso: violated memory
 * heddle: rc11: violated memory race
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

document *snapshot() {
  std::lock_guard guard(m);
  return current.get();
}

void replace(int version) {
  auto fresh = std::make_shared<document>(document{version});
  std::lock_guard guard(m);
  current.swap(fresh);
}

int main() {
  std::thread t([] { replace(2); });
  document *mine = snapshot();
  assert(mine->version == 1 || mine->version == 2);
  t.join();
}
