/*
 * Identities; joining twice throws.
 *
 * heddle: clean
 * heddle -DBUG: violated exception
 */
#include <cassert>
#include <system_error>
#include <thread>

int main() {
  std::thread::id child;
  std::thread t([&] { child = std::this_thread::get_id(); });
  std::thread::id known = t.get_id();
  assert(known != std::this_thread::get_id() && t.joinable());
  t.join();
  assert(child == known && t.get_id() == std::thread::id() && std::thread::hardware_concurrency() > 0);
#ifdef BUG
  t.join();
#else
  bool caught = false;
  try {
    t.join();
  } catch (const std::system_error &e) {
    caught = e.code() == std::errc::invalid_argument;
  }
  assert(caught);
#endif
}
