// expect: memory / malloc is given to delete
#include <cstdlib>
int main() { int *p = (int *)malloc(4); delete p; }
