/* Objects with destructors in blocks, loops and conditional temporaries: all in order.
 * lifetimes: verified
 * lifetimes: -DKEPT violated memory
 */
#include <cassert>
#include <string>
#include <vector>
struct Tracker {
  int *count;
  explicit Tracker(int *c) : count(c) { ++*count; }
  Tracker(const Tracker &o) : count(o.count) { ++*count; }
  ~Tracker() { --*count; }
};
static int value(const Tracker &t) { return *t.count; }
int main() {
  int alive = 0;
  const int *kept = nullptr;
  for (int i = 0; i < 3; i++) {
    int n = i % 2 ? value(Tracker(&alive)) : value(Tracker(Tracker(&alive)));
    assert(n == 1 && alive == 0);
    std::vector<int> v{i, i + 1};
    kept = &v[0];
    assert(*kept == i);
    if (i == 1) continue;
    std::string s = i ? std::string("two") : "zero";
    assert(s.size() == (i ? 3u : 4u));
  }
#ifdef KEPT
  return *kept;
#endif
  return alive;
}
