// expect: exception / must not throw: int
void g(int x) { if (x > 1) throw x; } void f(int x) noexcept { g(x); }
int main() { try { f(2); } catch (int) {} }
