/*
 * What C++17 and C++20 took away, as code of 2011 has it.
 * flags: -std=c++11
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <algorithm>
#include <cassert>
#include <chrono>
#include <functional>
#include <iterator>
#include <memory>
#include <thread>
#include <type_traits>
#include <vector>

struct twice : std::unary_function<int, int> {
  int operator()(int x) const { return 2 * x; }
};
static int half(int x) { return x / 2; }
static_assert(std::is_same<std::result_of<twice(int)>::type, int>::value, "");
static_assert(std::is_same<twice::argument_type, int>::value, "");

class counter : public std::iterator<std::forward_iterator_tag, int> {
  int n;

public:
  explicit counter(int n = 0) : n(n) {}
  int operator*() const { return n; }
  counter &operator++() { return ++n, *this; }
  bool operator!=(const counter &o) const { return n != o.n; }
};

/* The clock's own time_point, by which people overload and specialise. */
static_assert(std::is_same<std::chrono::steady_clock::time_point::clock, std::chrono::steady_clock>::value, "");
static_assert(std::is_same<decltype(std::chrono::steady_clock::now()), std::chrono::time_point<std::chrono::steady_clock>>::value, "");
static int kind(std::chrono::steady_clock::time_point) { return 1; }
static int kind(std::chrono::system_clock::time_point) { return 2; }

int main() {
  int sum = 0;
  for (counter i(1), end(4); i != end; ++i) sum += *i;
  assert(sum == 6);
  std::vector<int> v;
  for (int i = 0; i < 4; i++) v.push_back(i);
  assert(std::count_if(v.begin(), v.end(), std::bind2nd(std::less<int>(), 2)) == 2);
  assert(std::count_if(v.begin(), v.end(), std::not1(std::bind1st(std::equal_to<int>(), 3))) == 3);
  std::transform(v.begin(), v.end(), v.begin(), std::ptr_fun(half));
  assert(v[3] == 1);
  std::auto_ptr<int> a(new int(5)), b(a);
  assert(a.get() == nullptr && *b == 5);
  const char *text = u8"text";
  assert(text[0] == 't');
  assert(kind(std::chrono::steady_clock::now()) == 1 && kind(std::chrono::system_clock::now()) == 2);
  std::aligned_union<1, int, double>::type room;
  static_assert(sizeof room >= sizeof(double), "");
  int shared = 0;
  std::thread t([&] { shared = 1; });
#ifndef BUG
  t.join();
#endif
  assert(shared == 1);
#ifdef BUG
  t.join();
#endif
}
