#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
template <class T> class Ref { T *p; int *n; void drop() { if (n && --*n == 0) { delete p; delete n; } } public: explicit Ref(T *p = nullptr) : p(p), n(p ? new int(1) : nullptr) {} Ref(const Ref &o) : p(o.p), n(o.n) { if (n) ++*n; } Ref &operator=(Ref o) { T *t = p; p = o.p; o.p = t; int *k = n; n = o.n; o.n = k; return *this; } ~Ref() { drop(); } T *operator->() const { return p; } T &operator*() const { return *p; } int count() const { return n ? *n : 0; } };
struct Node { int v; Ref<Node> next; ~Node() { printf("~Node %d\n", v); } };
int main() { Ref<Node> a(new Node{1, Ref<Node>()}); { Ref<Node> b(new Node{2, a}); printf("%d %d\n", a.count(), b->next->v); a = b; printf("%d\n", a.count()); } printf("%d %d\n", a.count(), a->v); return 0; }
