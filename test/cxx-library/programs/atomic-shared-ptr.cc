/*
 * An atomic shared_ptr; without it, copying and assigning one shared_ptr race.
 *
 * heddle: clean
 * heddle -DBUG: violated race memory
 */
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>

#ifdef BUG
std::shared_ptr<int> current = std::make_shared<int>(1);
std::shared_ptr<int> get() { return current; }
void set(std::shared_ptr<int> p) { current = p; }
#else
std::atomic<std::shared_ptr<int>> current{std::make_shared<int>(1)};
std::shared_ptr<int> get() { return current.load(); }
void set(std::shared_ptr<int> p) { current.store(p); }
#endif

int main() {
  std::thread t([] { set(std::make_shared<int>(2)); });
  auto p = get();
  assert(*p == 1 || *p == 2);
  t.join();
  assert(*get() == 2);
}
