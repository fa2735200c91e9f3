/*
 * Views, and algorithms on whole ranges with projections.
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>
#include <random>
#include <ranges>
#include <string>
#include <vector>

struct person {
  int age;
  int id;
};

int main() {
  std::vector<int> v{5, 2, 8, 1};
  auto even = v | std::views::filter([](int x) { return x % 2 == 0; }) | std::views::transform([](int x) { return x * 10; });
  std::vector<int> got;
  for (int x : even) got.push_back(x);
  assert((got == std::vector<int>{20, 80}));
  int sum = 0;
  for (int i : std::views::iota(1, 5)) sum += i;
  for (int i : std::views::iota(1) | std::views::take(3)) sum += i;
  assert(sum == 16);
  auto last = v | std::views::reverse | std::views::drop(1) | std::ranges::to<std::vector>();
  assert((last == std::vector<int>{8, 2, 5}));
  std::map<int, int> m{{1, 10}, {2, 20}};
  for (int k : m | std::views::keys) sum += k;
  for (const auto &[k, x] : m) sum += x;
  assert(sum == 49);
  for (auto [i, x] : v | std::views::enumerate) sum += int(i) * x;
  assert(sum == 49 + 2 + 16 + 3);

  std::vector<person> people{{30, 1}, {20, 2}, {25, 3}};
  std::ranges::sort(people, {}, &person::age);
  assert(people[0].id == 2 && people[2].id == 1);
  std::ranges::sort(people, std::greater<>(), &person::id);
  assert(people[0].id == 3);
  assert(std::ranges::find(people, 2, &person::id)->age == 20);
  assert(std::ranges::max(v) == 8 && std::ranges::min(v, std::greater<>()) == 8);
  assert(std::ranges::count_if(v, [](int x) { return x > 1; }) == 3);
  assert(std::ranges::all_of(v, [](int x) { return x > 0; }) && std::ranges::contains(v, 5));
  auto [in, out] = std::ranges::copy(v, got.begin() + 0 == got.end() ? got.begin() : (got.resize(4), got.begin()));
  assert(in == v.end() && out == got.end() && got == v);
  assert(std::ranges::equal(v, got) && std::ranges::fold_left(v, 0, std::plus<>()) == 16);
  auto rest = std::ranges::remove_if(got, [](int x) { return x > 4; });
  got.erase(rest.begin(), rest.end());
  assert((got == std::vector<int>{2, 1}));

  std::vector<int> a{1, 2, 3, 4, 5}, b(5);
  std::inclusive_scan(a.begin(), a.end(), b.begin());
  assert(b[4] == 15);
  std::exclusive_scan(a.begin(), a.end(), b.begin(), 0);
  assert(b[4] == 10);
  assert(std::find_end(a.begin(), a.end(), a.begin() + 1, a.begin() + 2) == a.begin() + 1);
  assert(std::is_sorted_until(a.begin(), a.end()) == a.end() && std::is_sorted_until(v.begin(), v.end()) == v.begin() + 1);
  std::stable_partition(a.begin(), a.end(), [](int x) { return x % 2 == 0; });
  assert((a == std::vector<int>{2, 4, 1, 3, 5}));
  std::mt19937 random;
  std::vector<int> three{1, 2, 3};
  std::shuffle(three.begin(), three.end(), random);
  assert(three[0] + three[1] + three[2] == 6);
#ifdef BUG
  assert(three[0] != 3);
#endif
}
