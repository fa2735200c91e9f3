int computed(int i) { static void *t[] = { &&L0, &&L1, &&L2 }; goto *t[i]; L0: return 0; L1: i++; L2: return i; }
struct jb { long b[8]; }; int setjmp(struct jb *) __attribute__((returns_twice)); void longjmp(struct jb *, int) __attribute__((noreturn));
int jump(void) { struct jb b; if (setjmp(&b)) return 1; longjmp(&b, 2); }
