// expect: exception / not caught: int, thrown at .*uncaught.cc:3
#include <cassert>
int f(int x) { if (x) throw x; return x; }
int main() { try { f(1); } catch (const char *) { assert(false); } }
