// expect: verified
#include <cassert>
int log; struct T { int n; ~T() { log = 10 * log + n; } };
void deep(int n) { T t{n}; if (n == 0) throw 9; deep(n - 1); }
int main() { try { try { deep(3); } catch (int &e) { e++; try { throw 2.5; } catch (double d) { assert(d == 2.5); } throw; } } catch (int e) { assert(e == 10); } assert(log == 123); }
