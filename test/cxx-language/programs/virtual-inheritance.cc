// expect: verified
#include <cassert>
struct V { int v = 1; virtual ~V() {} }; struct L : virtual V { int f() { return ++v; } }; struct R : virtual V { int g() { return v *= 10; } }; struct D : L, R {};
int main() { D d; d.f(); assert(d.g() == 20); V *v = &d; assert(dynamic_cast<R *>(v)->v == 20 && dynamic_cast<L *>(v) == &d); }
