long vla(int n) { long a[n]; for (int i = 0; i < n; i++) a[i] = i; int (*m)[n] = 0; return a[n - 1] + (long)m + __builtin_constant_p(n); }
int counter(void) { static int count = 10; static const char *s = "static"; return count++ + s[0]; }
void *alloc(unsigned long n) { void *malloc(unsigned long) __attribute__((alloc_size(1), malloc)); return malloc(n); }
