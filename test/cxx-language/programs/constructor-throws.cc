// expect: verified
#include <cassert>
int alive; struct M { M() { alive++; } ~M() { alive--; } }; struct O { M a, b; O(bool t) { if (t) throw 1; } };
int main() { for (int i = 0; i < 2; i++) try { O *o = new O(i == 1); assert(alive == 2); delete o; } catch (int) { assert(i == 1); } assert(alive == 0); }
