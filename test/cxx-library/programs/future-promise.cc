/*
 * A promise and its future. The bug: the promise is never kept nor broken.
 *
 * heddle: clean
 * heddle -DBUG: violated deadlock
 */
#include <cassert>
#include <future>
#include <string>
#include <thread>

int main() {
  std::promise<std::string> promise;
  std::future<std::string> future = promise.get_future();
  std::thread t([&] {
#ifndef BUG
    promise.set_value("hello");
#endif
  });
  assert(future.get() == "hello" && !future.valid());
  t.join();
}
