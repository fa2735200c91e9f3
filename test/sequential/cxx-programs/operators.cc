#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct V { int x, y; V operator+(V o) const { return {x + o.x, y + o.y}; } V &operator+=(V o) { return *this = *this + o; } V operator-() const { return {-x, -y}; } bool operator==(const V &) const = default; auto operator<=>(const V &) const = default; int operator[](int i) const { return i ? y : x; } V &operator++() { x++; return *this; } V operator++(int) { V t = *this; ++*this; return t; } explicit operator bool() const { return x || y; } V *operator->() { return this; } int operator()(int a, int b) const { return a * x + b * y; } };
V operator*(int k, V v) { return {k * v.x, k * v.y}; } unsigned long long operator""_k(unsigned long long n) { return n * 1000; }
int main() { V a{1, 2}, b{3, 4}; V c = a + 2 * b; c += -a; printf("%d %d\n", c[0], c[1]); printf("%d %d %d\n", a < b, a == V{1, 2}, a >= b); V d = a++; int e = a.x; printf("%d %d %d\n", d.x, e, (++a).x); printf("%d %d %d %llu\n", bool(V{0, 0}), a->y, a(10, 100), 5_k); return 0; }
