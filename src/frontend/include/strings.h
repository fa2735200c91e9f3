/* POSIX */
#ifndef __HEDDLE_STRINGS_H
#define __HEDDLE_STRINGS_H
#include <__heddle/basic.h>
__HEDDLE_BEGIN
int strcasecmp(const char *__a, const char *__b);
int strncasecmp(const char *__a, const char *__b, size_t __n);
void bzero(void *__to, size_t __n);
void bcopy(const void *__from, void *__to, size_t __n);
int bcmp(const void *__a, const void *__b, size_t __n);
int ffs(int __n);
int ffsl(long __n);
int ffsll(long long __n);
__HEDDLE_END
#endif
