// expect: uninitialized / 
struct S { int a, b; S() : a(1) {} };
int main() { S s; if (s.b == 3) return s.a; }
