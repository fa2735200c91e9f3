// expect: unknown / setjmp
#include <setjmp.h>
jmp_buf where;
int main() { if (setjmp(where) == 0) longjmp(where, 1); }
