/* A temporary that a reference is bound to lives as long as the reference; one inside a call does not.
 * lifetimes: verified
 * lifetimes: -DINNER violated memory
 */
#include <cassert>
struct Box {
  int v;
  const Box &self() const { return *this; }
};
static Box make(int v) { return Box{v}; }
int main() {
#ifdef INNER
  const Box &b = make(4).self();
#else
  const Box &b = make(4);
#endif
  assert(b.v == 4);
}
