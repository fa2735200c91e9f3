/* What most headers share. */
#ifndef __HEDDLE_BASIC_H
#define __HEDDLE_BASIC_H

typedef __SIZE_TYPE__ size_t;

#ifndef NULL
#ifdef __cplusplus
#define NULL __null
#else
#define NULL ((void *)0)
#endif
#endif

#ifdef __cplusplus
#define __HEDDLE_BEGIN extern "C" {
#define __HEDDLE_END }
#define __heddle_restrict __restrict
#else
#define __HEDDLE_BEGIN
#define __HEDDLE_END
#define __heddle_restrict __restrict
#endif

#define __heddle_noreturn __attribute__((__noreturn__))
#define __heddle_format(kind, format, first) __attribute__((__format__(kind, format, first)))

#endif
