signed char a8; unsigned long u64; __int128 big; _Bool flag;
int add(int a, int b) { return a + b * 3 - (a ^ b) / (b | 1) % 7; }
unsigned shifts(unsigned a, int n) { return (a << n) | (a >> (32 - n)) | (unsigned)((int)a >> 3); }
long widen(signed char c, unsigned char d, short s) { return c + (long)d * s; }
_Bool logic(int a, int b) { return (a && !b) || (a < b); }
__int128 mul128(__int128 a, long b) { return a * b + ((__int128)1 << 100); }
