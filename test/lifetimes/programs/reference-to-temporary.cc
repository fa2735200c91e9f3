/* A reference that std::max gives back dies with the temporaries at the end of the full expression.
 * lifetimes: verified
 * lifetimes: -DREFERENCE violated memory
 */
#include <algorithm>
#include <cassert>
static int f() { return 1; }
static int g() { return 2; }
int main() {
#ifdef REFERENCE
  const int &m = std::max(f(), g());
#else
  const int m = std::max(f(), g());
#endif
  assert(m == 2);
}
