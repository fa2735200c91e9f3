/* ISO C 7.16 */
#ifndef __HEDDLE_STDARG_H
#define __HEDDLE_STDARG_H
typedef __builtin_va_list va_list;
typedef __builtin_va_list __gnuc_va_list;
#if defined(__STDC_VERSION__) && __STDC_VERSION__ > 201710L
#define va_start(list, ...) __builtin_va_start(list, 0)
#else
#define va_start(list, last) __builtin_va_start(list, last)
#endif
#define va_end(list) __builtin_va_end(list)
#define va_arg(list, type) __builtin_va_arg(list, type)
#define va_copy(to, from) __builtin_va_copy(to, from)
#define __va_copy(to, from) __builtin_va_copy(to, from)
#endif
