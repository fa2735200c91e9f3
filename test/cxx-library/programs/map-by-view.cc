/*
 * A table of names that is asked by views of text, without a string for each question. The bug: a question without the lock.
 *
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <cassert>
#include <map>
#include <mutex>
#include <set>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <thread>

class table {
  mutable std::shared_mutex m;
  std::map<std::string, int, std::less<>> numbers;

public:
  void put(std::string name, int number) {
    std::unique_lock lock(m);
    numbers.insert_or_assign(std::move(name), number);
  }
  int get(std::string_view name) const {
#ifndef BUG
    std::shared_lock lock(m);
#endif
    auto found = numbers.find(name);
    return found == numbers.end() ? 0 : found->second;
  }
};

int main() {
  table t;
  std::thread writer([&t] { t.put("one", 1); });
  int one = t.get("one");
  assert(one == 0 || one == 1);
  writer.join();
  assert(t.get("one") == 1);
  const std::multiset<int, std::less<>> many{1, 2, 2};
  auto [from, to] = many.equal_range(2L);
  assert(many.count(2L) == 2 && from == many.lower_bound(2L) && to == many.upper_bound(2L) && to == many.end());
}
