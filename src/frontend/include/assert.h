/* ISO C 7.2: no include guard, NDEBUG may change between two inclusions. */
#include <__heddle/basic.h>
#undef assert
#ifdef NDEBUG
#define assert(...) ((void)0)
#else
#define assert(...) ((__VA_ARGS__) ? (void)0 : __assert_fail(#__VA_ARGS__, __FILE__, __LINE__, __func__))
#endif
#ifndef __HEDDLE_ASSERT_H
#define __HEDDLE_ASSERT_H
__HEDDLE_BEGIN
__heddle_noreturn void __assert_fail(const char *__expression, const char *__file, unsigned int __line, const char *__function);
__HEDDLE_END
#endif
#if !defined(__cplusplus) && !(defined(__STDC_VERSION__) && __STDC_VERSION__ > 201710L)
#undef static_assert
#define static_assert _Static_assert
#endif
