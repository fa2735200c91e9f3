// expect: verified
#include <cassert>
#include <cstdlib>
struct G { ~G() { assert(false); } } g;
int main() { _Exit(0); }
