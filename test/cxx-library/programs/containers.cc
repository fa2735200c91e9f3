/*
 * The other containers, one after the other.
 *
 * heddle: clean
 * heddle -DBUG: violated exception
 */
#include <algorithm>
#include <array>
#include <cassert>
#include <deque>
#include <list>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <stack>
#include <tuple>
#include <unordered_map>
#include <variant>
#include <vector>

int main() {
  std::array<int, 4> a{4, 2, 3, 1};
  std::sort(a.begin(), a.end());
  assert(std::accumulate(a.begin(), a.end(), 0) == 10 && a.front() == 1);
  std::deque<int> d{1};
  d.push_front(0);
  d.push_back(2);
  assert(d[0] == 0 && d.size() == 3);
  std::list<int> l{3, 1, 2};
  l.sort();
  assert(l.front() == 1 && l.back() == 3);
  std::set<int> s(l.begin(), l.end());
  assert(s.contains(2) && *s.rbegin() == 3);
  std::unordered_map<int, int> u;
  u[7] = 1;
  assert(u.count(7) == 1 && u.find(8) == u.end());
  std::stack<int> k;
  k.push(1);
  std::priority_queue<int> q;
  q.push(2);
  q.push(5);
  assert(k.top() == 1 && q.top() == 5);
  std::optional<int> o;
  assert(!o && o.value_or(3) == 3);
  std::variant<int, double> v = 2.5;
  assert(std::holds_alternative<double>(v) && v.index() == 1);
  auto [x, y] = std::make_tuple(1, 2);
  assert(x + y == 3);
#ifdef BUG
  return o.value();
#endif
}
