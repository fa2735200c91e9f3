/* ISO C 7.12, in part: what the machine computes exactly is modelled; the rest is declared, and reported when called. */
#ifndef __HEDDLE_MATH_H
#define __HEDDLE_MATH_H
#include <__heddle/basic.h>
typedef float float_t;
typedef double double_t;
#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
/* By comparisons, which every clang compiles alike. */
#define isnan(x) __builtin_isunordered((x), 0)
#define isinf(x) (__builtin_fabs(x) == __builtin_inf())
#define isfinite(x) (__builtin_fabs(x) < __builtin_inf())
#define signbit(x) __builtin_signbit(x)
#define isgreater(x, y) __builtin_isgreater(x, y)
#define isgreaterequal(x, y) __builtin_isgreaterequal(x, y)
#define isless(x, y) __builtin_isless(x, y)
#define islessequal(x, y) __builtin_islessequal(x, y)
#define islessgreater(x, y) __builtin_islessgreater(x, y)
#define isunordered(x, y) __builtin_isunordered(x, y)
#define M_E 2.7182818284590452354
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_SQRT2 1.41421356237309504880

__HEDDLE_BEGIN
double fabs(double __x);
double sqrt(double __x);
double floor(double __x);
double ceil(double __x);
double trunc(double __x);
double round(double __x);
double rint(double __x);
double fmod(double __x, double __y);
double fmin(double __x, double __y);
double fmax(double __x, double __y);
double copysign(double __x, double __y);
float fabsf(float __x);
float sqrtf(float __x);
float floorf(float __x);
float ceilf(float __x);
float truncf(float __x);
float roundf(float __x);
float rintf(float __x);
float fmodf(float __x, float __y);
float fminf(float __x, float __y);
float fmaxf(float __x, float __y);
float copysignf(float __x, float __y);

double acos(double __x);
double asin(double __x);
double atan(double __x);
double atan2(double __y, double __x);
double cbrt(double __x);
double cos(double __x);
double cosh(double __x);
double exp(double __x);
double exp2(double __x);
double fma(double __x, double __y, double __z);
double frexp(double __x, int *__e);
double hypot(double __x, double __y);
double ldexp(double __x, int __e);
double log(double __x);
double log10(double __x);
double log2(double __x);
double modf(double __x, double *__i);
double nearbyint(double __x);
double pow(double __x, double __y);
double sin(double __x);
double sinh(double __x);
double tan(double __x);
double tanh(double __x);
float cosf(float __x);
float expf(float __x);
float logf(float __x);
float powf(float __x, float __y);
float sinf(float __x);
long lround(double __x);
long lrint(double __x);
__HEDDLE_END
#endif
