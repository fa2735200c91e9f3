// expect: verified
#include <cassert>
int order; 
struct First { int n; First() : n(++order) {} } first;
struct Second { int n; Second() : n(++order + first.n) {} } second;
__attribute__((constructor(101))) void early() { order = 10; }
int main() { assert(first.n == 11); assert(second.n == 23); }
