float fl(float x, double y) { float z = -x * 1.5f + (float)y; return z > 0.1f ? z : 1e30f; }
double dbl(double x) { return x / 3.0 + 0x1p-3 - 1.0e300 * __builtin_inf() + __builtin_nan(""); }
int conv(double d, float f, unsigned long u) { return (int)d + (unsigned)f + (int)(double)u + (int)(float)(long)u; }
int nan_cmp(double a, double b) { return (a == b) + (a != b) + (a < b) + __builtin_isunordered(a, b); }
_Complex double cplx(_Complex double z) { return z * 2 + 1; }
