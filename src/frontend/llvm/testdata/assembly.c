int asms(int x) { int r; __asm__ volatile("" ::: "memory"); __asm__ volatile("mfence" ::: "memory"); __asm__("movl %1, %0\n\taddl $1, %0" : "=r"(r) : "r"(x) : "cc"); return r; }
int asm_goto(int x) { __asm__ goto("testl %0, %0\n\tjz %l1" : : "r"(x) : "cc" : out); return 1; out: return 0; }
__asm__(".globl foo\nfoo: ret");
