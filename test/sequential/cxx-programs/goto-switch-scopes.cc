#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct T { int n; T(int n) : n(n) { printf("+%d ", n); } ~T() { printf("-%d ", n); } }; int f(int k) { T a(1); switch (k) { case 0: { T b(2); return 10; } case 1: { T c(3); break; } default: for (int i = 0; i < 3; i++) { T d(4 + i); if (i == 1) continue; if (i == 2) break; } } if (T t(9); t.n == k) return 30; while (true) { T w(7); if (k) goto out; k = 1; } out: return 20; }
int main() { for (int k = 0; k < 3; k++) printf("= %d\n", f(k)); printf("= %d\n", f(9)); int i = 0; again: { T t(i); if (++i < 3) goto again; } printf("\n"); return 0; }
