/*
 * Views without any header that they stand on.
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <ranges>
#include <cassert>

int main() {
  int numbers[] = {1, 2, 3};
  int sum = 0;
  for (int n : numbers | std::views::filter([](int n) { return n > 1; })) sum += n;
  for (int n : std::views::single(4)) sum += n;
#ifdef BUG
  assert(sum == 5);
#else
  assert(sum == 9);
#endif
}
