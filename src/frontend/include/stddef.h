/* ISO C 7.19 */
#ifndef __HEDDLE_STDDEF_H
#define __HEDDLE_STDDEF_H
#include <__heddle/basic.h>
typedef __PTRDIFF_TYPE__ ptrdiff_t;
#ifndef __cplusplus
typedef __WCHAR_TYPE__ wchar_t;
#endif
typedef struct {
  long long __a __attribute__((__aligned__(__alignof__(long long))));
  long double __b __attribute__((__aligned__(__alignof__(long double))));
} max_align_t;
#define offsetof(type, member) __builtin_offsetof(type, member)
#endif
