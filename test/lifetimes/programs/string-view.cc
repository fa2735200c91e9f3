/* A view of a string that is gone.
 * lifetimes: verified
 * lifetimes: -DGONE violated memory
 */
#include <cassert>
#include <string>
#include <string_view>
static std::string name(int n) { return n ? "thread" : "main"; }
int main() {
#ifdef GONE
  std::string_view v = name(1);
#else
  std::string s = name(1);
  std::string_view v = s;
#endif
  assert(v[0] == 't');
}
