/* ISO C 7.22, and some of POSIX */
#ifndef __HEDDLE_STDLIB_H
#define __HEDDLE_STDLIB_H
#include <__heddle/basic.h>
#include <alloca.h>
#ifndef __cplusplus
typedef __WCHAR_TYPE__ wchar_t;
#endif
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
#define MB_CUR_MAX ((size_t)1)
typedef struct {
  int quot;
  int rem;
} div_t;
typedef struct {
  long quot;
  long rem;
} ldiv_t;
__extension__ typedef struct {
  long long quot;
  long long rem;
} lldiv_t;

__HEDDLE_BEGIN
void *malloc(size_t __size);
void *calloc(size_t __n, size_t __size);
void *realloc(void *__p, size_t __size);
void *reallocarray(void *__p, size_t __n, size_t __size);
void *aligned_alloc(size_t __alignment, size_t __size);
int posix_memalign(void **__to, size_t __alignment, size_t __size);
void *memalign(size_t __alignment, size_t __size);
void free(void *__p);
__heddle_noreturn void abort(void);
__heddle_noreturn void exit(int __status);
__heddle_noreturn void _Exit(int __status);
__heddle_noreturn void quick_exit(int __status);
int atexit(void (*__f)(void));
int at_quick_exit(void (*__f)(void));
int abs(int __n);
long labs(long __n);
__extension__ long long llabs(long long __n);
div_t div(int __a, int __b);
ldiv_t ldiv(long __a, long __b);
__extension__ lldiv_t lldiv(long long __a, long long __b);
int atoi(const char *__s);
long atol(const char *__s);
__extension__ long long atoll(const char *__s);
long strtol(const char *__heddle_restrict __s, char **__heddle_restrict __end, int __base);
unsigned long strtoul(const char *__heddle_restrict __s, char **__heddle_restrict __end, int __base);
__extension__ long long strtoll(const char *__heddle_restrict __s, char **__heddle_restrict __end, int __base);
__extension__ unsigned long long strtoull(const char *__heddle_restrict __s, char **__heddle_restrict __end, int __base);
void *bsearch(const void *__key, const void *__base, size_t __n, size_t __size, int (*__compare)(const void *, const void *));
void qsort(void *__base, size_t __n, size_t __size, int (*__compare)(const void *, const void *));

double atof(const char *__s);
double strtod(const char *__heddle_restrict __s, char **__heddle_restrict __end);
float strtof(const char *__heddle_restrict __s, char **__heddle_restrict __end);
int rand(void);
int rand_r(unsigned int *__seed);
void srand(unsigned int __seed);
long random(void);
void srandom(unsigned int __seed);
long lrand48(void);
void srand48(long __seed);
char *getenv(const char *__name);
int system(const char *__command);
__HEDDLE_END
#endif
