int ternary(int c, int *p, int *q) { return c ? *p : *q; }
int sw(int x) { switch (x) { case -1: return 5; case 0: case 1: return 7; case 100: x++; default: break; } return x; }
int fold(int n) { int s = 0; for (int i = 0; i < n; i++) { if (i == 5) continue; do s += i; while (s < 3); } return s; }
int printf(const char *, ...); void abort(void) __attribute__((noreturn));
__attribute__((noinline, cold)) void die(int x) { if (x) abort(); __builtin_unreachable(); }
int o2;
int expect(int x) { if (__builtin_expect(x > 3, 0)) die(x); __builtin_memcpy(&x, &o2, 4); __builtin_memset(&x, 0, sizeof x); int o; return __builtin_add_overflow(x, 3, &o) + __builtin_popcount(x) + __builtin_clz(x) + o; }
int nested(int a) { int r = 0; { int a = 3; { int b = a; r += b; } } for (int i = 0; i < a; i++) { int k = i; r += k; } return r; }
