int printf(const char *, ...);
__attribute__((weak)) int weakfn(void) { return 1; } extern int aliased(void) __attribute__((alias("weakfn"))); extern int hid __attribute__((visibility("hidden")));
static int *resolve(void) { return 0; } int ifn(void) __attribute__((ifunc("resolve")));
__attribute__((constructor(101))) static void init(void) { printf("init %d %s %c\n", 1, "x", 'c'); } __attribute__((destructor)) static void fini(void) {}
__attribute__((section(".mysec"), used, aligned(64))) int sec = 4; extern int ext_arr[]; int common_var; int use(void) { return ext_arr[3] + hid; }
inline int inl(int x) { return x; } extern inline int inl(int x);
