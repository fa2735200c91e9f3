// expect: assertion / false
#include <cassert>
#include <cstdlib>
struct G { ~G() { assert(false); } } g;
void stop() { exit(0); }
int main() { stop(); }
