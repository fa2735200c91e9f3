#include <stddef.h>
const char *names[] = { "one", "tw\"o\n", "", 0 };
char arr[6] = "ab\0c\\";
wchar_t wide[] = L"hi";
const char *first(int i) { return names[i] ? names[i] : "gr\u00fc\u00df \x01\xff"; }
char *skip(char *s) { return ({ char *t = s; t + 1; }); }
