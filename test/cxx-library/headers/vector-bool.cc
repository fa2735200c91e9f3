/*
 * std::vector<bool>: references, iterators, and all that changes it, across the words that it is made of.
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <algorithm>
#include <cassert>
#include <memory_resource>
#include <numeric>
#include <stdexcept>
#include <utility>
#include <vector>

using bits = std::vector<bool>;
static_assert(!std::is_same_v<bits::reference, bool &>);
static_assert(std::is_same_v<bits::const_reference, bool>);
static_assert(std::is_same_v<decltype(*std::declval<bits::const_iterator>()), bool>);

static bits every(size_t n, size_t k) {
  bits v(n);
  for (size_t i = 0; i < n; i += k) v[i] = true;
  return v;
}

static void references() {
  bits v{true, false, true};
  auto r = v[0]; /* not a copy */
  r = false;
  assert(!v[0] && r == v[1] && v != bits({true, false, true}));
  v[0] = v[2];
  assert(v[0] && v.front() && v.back());
  v[1].flip();
  assert(v[1]);
  v.flip();
  assert(v == bits(3));
  bool outside = true;
  swap(v[0], outside);
  assert(v[0] && !outside);
  swap(v[0], v[2]);
  bits::swap(v[1], v[2]);
  assert((v == bits{false, true, false}));
  for (auto &&x : v) x = !x;
  assert((v == bits{true, false, true}));
  for (auto x : v) x = true;
  assert((v == bits{true, true, true}));
  int n = 0;
  for (bool x : std::as_const(v)) n += x;
  assert(n == 3);
  try {
    v.at(3) = true;
    assert(false);
  } catch (const std::out_of_range &) {
  }
}

static void iterators() {
  bits v = every(130, 3);
  assert(v.end() - v.begin() == 130 && std::count(v.begin(), v.end(), true) == 44);
  auto i = v.begin() + 63;
  assert(*i && !i[1] && !*++i && !*++i && *++i && i - v.begin() == 66 && *--i == false && i[1] && i[-2]);
  i -= 65;
  assert(i == v.begin() && i < v.cend() && v.cbegin() <= i && !(v.end() < i) && i + 130 == v.cend());
  bits::const_iterator c = i;
  assert(*c && v.cend() - c == 130);
  assert(*v.rbegin() == v[129] && v.rend() - v.rbegin() == 130);
  assert(std::find(v.rbegin(), v.rend(), true) - v.rbegin() == 0);
  std::sort(v.begin(), v.end());
  assert(!v[85] && v[86] && std::is_sorted(v.begin(), v.end()));
  std::reverse(v.begin(), v.end());
  assert(v[43] && !v[44]);
  bits few{true, false, true, false};
  std::sort(few.begin(), few.end());
  assert((few == bits{false, false, true, true}));
  std::rotate(few.begin(), few.begin() + 1, few.end());
  assert((few == bits{false, true, true, false}));
  std::iter_swap(few.begin(), few.begin() + 1);
  assert(few.front() && !few[1] && std::accumulate(few.begin(), few.end(), 0) == 2);
  std::fill(few.begin(), few.end(), true);
  assert(std::all_of(few.begin(), few.end(), [](bool x) { return x; }));
}

static void changes() {
  bits v;
  assert(v.empty() && v.begin() == v.end());
  for (int k = 0; k < 70; k++) v.push_back(k % 2 == 0);
  assert(v.size() == 70 && v.capacity() >= 70 && v[68] && !v[69]);
  v.insert(v.begin() + 1, true);
  assert(v.size() == 71 && v[0] && v[1] && !v[2] && !v[70] && v[69]);
  v.insert(v.begin(), 65, false);
  assert(v.size() == 136 && !v[64] && v[65] && v[66] && !v[67]);
  auto at = v.erase(v.begin(), v.begin() + 66);
  assert(at == v.begin() && v.size() == 70 && v[0] && !v[1] && v[2]);
  at = v.erase(v.begin() + 1);
  assert(at - v.begin() == 1 && v[0] && v[1] && !v[2]);
  v.resize(2);
  v.resize(67, true);
  assert(v == bits(67, true));
  v.resize(66);
  v.resize(68);
  assert(v[65] && !v[66] && !v[67]);
  v.pop_back();
  v.pop_back();
  v.shrink_to_fit();
  assert(v.size() == 66 && v == bits(66, true));
  v.insert(v.end(), {false, true});
  assert(!v[66] && v[67] && std::erase(v, true) == 67 && v == bits(1));
  v.assign({true, false, true});
  assert(std::erase_if(v, [](bool x) { return !x; }) == 1 && (v == bits{true, true}));
  assert(v.emplace_back(false) == false && *v.emplace(v.begin(), true) && v.size() == 4);
  v.clear();
  assert(v.empty());
}

static void whole() {
  bits a = every(70, 7), b = a, c = std::move(a);
  assert(b == c && a.empty() && b < bits(70, true) && !(b < c));
  b[69] = true;
  assert(b != c && b > c);
  swap(b, c);
  assert(!b[69] && c[69]);
  a = c;
  c = std::move(b);
  assert(a[69] && !c[69] && std::hash<bits>()(a) == std::hash<bits>()(bits(a.begin(), a.end())));
  int raw[] = {0, 3, 0};
  assert((bits(raw, raw + 3) == bits{false, true, false}));
  std::pmr::vector<bool> p(3, true);
  p.push_back(false);
  assert(p.size() == 4 && p[2] && !p[3]);
#ifdef BUG
  assert(a[68]);
#endif
}

int main() {
  references();
  iterators();
  changes();
  whole();
}
