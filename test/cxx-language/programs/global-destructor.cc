// expect: assertion / all == 0
#include <cassert>
int all;
struct Count { Count() { all++; } ~Count() { all--; } };
struct Check { ~Check() { assert(all == 0); } };
Check check; Count a, b; 
Count &late() { static Count *leaked = new Count; return *leaked; }
int main() { late(); }
