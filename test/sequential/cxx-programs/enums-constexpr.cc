#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
enum class Color : unsigned char { red = 1, green, blue = 200 }; enum Old { A, B = -3, C }; constexpr int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } consteval int sq(int x) { return x * x; } constexpr int table[] = {fib(5), fib(10), sq(9)}; inline constexpr double pi = 3.25; static_assert(fib(7) == 13);
int main() { Color c = Color::blue; switch (c) { case Color::red: printf("red\n"); break; case Color::blue: printf("blue %d\n", (int)c); break; default: printf("?\n"); } printf("%d %d %d\n", A, B, C); for (int t : table) printf("%d ", t); printf("%g\n", pi); if constexpr (sizeof(long) == 8) printf("64\n"); auto [x, y] = std::pair<int, char>{4, 'z'}; printf("%d %c\n", x, y); int arr[] = {1, 2, 3}; auto &[p, q, r] = arr; q = 20; printf("%d %d %d\n", p, arr[1], r); return 0; }
