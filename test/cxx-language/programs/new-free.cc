// expect: memory / new is given to free
#include <cstdlib>
int main() { int *p = new int; free(p); }
