/* What one machine instruction computes, exactly rounded. */
#include <math.h>

double fabs(double x) { return __builtin_fabs(x); }
double sqrt(double x) { return __builtin_sqrt(x); }
double floor(double x) { return __builtin_floor(x); }
double ceil(double x) { return __builtin_ceil(x); }
double trunc(double x) { return __builtin_trunc(x); }
double round(double x) { return __builtin_round(x); }
double rint(double x) { return __builtin_rint(x); }
double copysign(double x, double y) { return __builtin_copysign(x, y); }
double fmin(double x, double y) { return x != x ? y : y != y ? x : x < y ? x : y; }
double fmax(double x, double y) { return x != x ? y : y != y ? x : x < y ? y : x; }
float fabsf(float x) { return __builtin_fabsf(x); }
float sqrtf(float x) { return __builtin_sqrtf(x); }
float floorf(float x) { return __builtin_floorf(x); }
float ceilf(float x) { return __builtin_ceilf(x); }
float truncf(float x) { return __builtin_truncf(x); }
float roundf(float x) { return __builtin_roundf(x); }
float rintf(float x) { return __builtin_rintf(x); }
float copysignf(float x, float y) { return __builtin_copysignf(x, y); }
float fminf(float x, float y) { return x != x ? y : y != y ? x : x < y ? x : y; }
float fmaxf(float x, float y) { return x != x ? y : y != y ? x : x < y ? y : x; }
double fmod(double x, double y) { return __builtin_fmod(x, y); }
float fmodf(float x, float y) { return __builtin_fmodf(x, y); }
