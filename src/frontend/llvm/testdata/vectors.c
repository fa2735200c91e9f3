typedef int v4 __attribute__((vector_size(16))); v4 vec(v4 a, v4 b, int i) { a[i] = b[0]; return a * b + (v4){ 1, 2, 3, 4 } + 7; }
typedef float f8 __attribute__((vector_size(32)));
f8 scale(f8 x, float k) { return x * k + 1.0f; }
int any(v4 a, v4 b) { v4 m = a > b; return m[0] | m[3]; }
v4 swap(v4 a) { return __builtin_shufflevector(a, a, 3, 2, 1, 0); }
