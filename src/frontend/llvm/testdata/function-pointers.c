typedef int (*binop)(int, int);
static int add(int a, int b) { return a + b; } static int sub(int a, int b) { return a - b; }
binop ops[2] = { add, sub };
int apply(binop f, int a) { return f(a, 1) + ops[a & 1](a, 2) + (a ? add : sub)(a, 3); }
int rec(int n) { return n ? rec(n - 1) * n : 1; }
