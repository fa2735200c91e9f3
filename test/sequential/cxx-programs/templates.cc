#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
template <class T> T max_of(T a, T b) { return a < b ? b : a; } template <class T, int N> struct Array { T v[N]; T &operator[](int i) { return v[i]; } constexpr int size() const { return N; } template <class F> void each(F f) { for (T &t : v) f(t); } };
template <int N> struct Fact { static constexpr int value = N * Fact<N - 1>::value; }; template <> struct Fact<0> { static constexpr int value = 1; };
template <class... Ts> int sum(Ts... ts) { return (0 + ... + ts); } template <class T> struct Kind { static const char *name() { return "other"; } }; template <> struct Kind<int> { static const char *name() { return "int"; } }; template <class T> struct Kind<T *> { static const char *name() { return "pointer"; } };
template <class T> concept Small = sizeof(T) <= 2; template <Small T> int pick(T) { return 1; } template <class T> int pick(T) { return 2; }
int main() { printf("%d %g\n", max_of(3, 7), max_of(2.5, 1.5)); Array<int, 4> a{{1, 2, 3, 4}}; int t = 0; a.each([&](int x) { t += x; }); printf("%d %d\n", t, a.size()); printf("%d %d\n", Fact<6>::value, sum(1, 2, 3, 4)); printf("%s %s %s\n", Kind<int>::name(), Kind<char *>::name(), Kind<char>::name()); printf("%d %d\n", pick('a'), pick(1)); return 0; }
