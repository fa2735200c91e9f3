#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
class Str { char *p; unsigned n; static char *dup(const char *s, unsigned n) { char *q = new char[n + 1]; memcpy(q, s, n); q[n] = 0; return q; } public: Str(const char *s = "") : p(dup(s, (unsigned)strlen(s))), n((unsigned)strlen(s)) {} Str(const Str &o) : p(dup(o.p, o.n)), n(o.n) {} Str(Str &&o) : p(o.p), n(o.n) { o.p = nullptr; o.n = 0; } Str &operator=(Str o) { char *t = p; p = o.p; o.p = t; unsigned k = n; n = o.n; o.n = k; return *this; } ~Str() { delete[] p; } friend Str operator+(const Str &a, const Str &b) { Str r; delete[] r.p; r.p = new char[a.n + b.n + 1]; r.n = a.n + b.n; memcpy(r.p, a.p, a.n); memcpy(r.p + a.n, b.p, b.n + 1); return r; } bool operator<(const Str &o) const { return strcmp(p, o.p) < 0; } const char *c() const { return p; } unsigned size() const { return n; } };
template <class T> void sort(T *a, int n) { for (int i = 1; i < n; i++) for (int j = i; j > 0 && a[j] < a[j - 1]; j--) { T t = static_cast<T &&>(a[j]); a[j] = static_cast<T &&>(a[j - 1]); a[j - 1] = static_cast<T &&>(t); } }
int main() { Str words[] = {"pear", "apple", "fig", "zoo", "banana"}; sort(words, 5); Str all; for (Str &w : words) all = all + w + " "; printf("%s%u\n", all.c(), all.size()); int v[] = {5, 3, 9, 1}; sort(v, 4); for (int x : v) printf("%d ", x); printf("\n"); return 0; }
