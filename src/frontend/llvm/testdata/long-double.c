long double ld(long double x) { return x * 3.14159265358979L - 1; }
long double big = 1e4000L, tiny = -0x1p-16400L, third = 1.0L / 3;
__float128 quad(__float128 q) { return q + 1.5Q; }
_Float16 half(_Float16 h) { return h + (_Float16)1.5; }
