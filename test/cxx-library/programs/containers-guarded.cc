/*
 * A map and a string behind a mutex. The bug: the reader takes none.
 *
 * heddle: clean
 * heddle -DBUG: violated race memory
 */
#include <cassert>
#include <map>
#include <mutex>
#include <string>
#include <thread>

std::mutex m;
std::map<std::string, int> table{{"a", 1}};

int main() {
  std::thread t([] {
    std::lock_guard guard(m);
    table["b"] = 2;
  });
  {
#ifndef BUG
    std::lock_guard guard(m);
#endif
    auto i = table.find("b");
    assert(i == table.end() || i->second == 2);
  }
  t.join();
  assert(table.size() == 2 && table.at("b") == 2);
}
