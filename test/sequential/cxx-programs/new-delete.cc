#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct T { int v; static int live; T(int v = 9) : v(v) { live++; } ~T() { live--; } }; int T::live;
struct alignas(64) Wide { char c[64]; Wide() { c[0] = 1; } };
int main() { T *a = new T(3); T *b = new T[5]; T *z = new T[0]; printf("%d %d %d\n", a->v, b[4].v, T::live); delete a; delete[] b; delete[] z; printf("%d\n", T::live);
  int *i = new int(5), *j = new int[3]{1, 2}; printf("%d %d %d %d\n", *i, j[0], j[1], j[2]); delete i; delete[] j; delete static_cast<int *>(nullptr);
  Wide *w = new Wide; printf("%d\n", (int)((unsigned long)w % 64)); delete w; Wide *ws = new Wide[2]; delete[] ws; T *n = new (std::nothrow) T(1); printf("%d\n", n != nullptr); delete n;
  alignas(T) unsigned char room[sizeof(T)]; T *p = new (room) T(77); printf("%d\n", p->v); p->~T(); printf("%d\n", T::live); return 0; }
