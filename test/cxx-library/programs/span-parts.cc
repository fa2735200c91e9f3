/*
 * Two threads fill two parts of an array, by spans. The bug: one writes beyond its part, into bytes that are there.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <array>
#include <cassert>
#include <span>
#include <thread>

void fill(std::span<int> part) {
#ifdef BUG
  for (std::size_t i = 0; i <= part.size(); i++) part[i] = 1;
#else
  for (std::size_t i = 0; i < part.size(); i++) part[i] = 1;
#endif
}

int main() {
  std::array<int, 5> all{};
  std::span<int, 5> whole(all);
  static_assert(decltype(whole.first<2>())::extent == 2 && decltype(whole.subspan<1>())::extent == 4);
  std::thread t(fill, whole.first(2));
  fill(whole.subspan<2, 2>());
  t.join();
  assert(all[0] + all[1] + all[2] + all[3] == 4 && whole.back() == 0);
}
