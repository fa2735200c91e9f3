// expect: verified
#include <cassert>
#include <new>
struct T { int v; T(int v = 1) : v(v) {} virtual ~T() {} }; struct alignas(128) Big { char c; };
int main() {
  T *a = new T(4), *b = new T[3]; Big *g = new Big; int *n = new (std::nothrow) int(3);
  assert(a->v + b[2].v + *n == 8 && (unsigned long)g % 128 == 0);
  delete a; delete[] b; delete g; delete n; delete (T *)nullptr; 
  void *raw = ::operator new(16); ::operator delete(raw);
}
