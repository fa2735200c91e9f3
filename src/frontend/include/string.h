/* ISO C 7.24, and some of POSIX */
#ifndef __HEDDLE_STRING_H
#define __HEDDLE_STRING_H
#include <__heddle/basic.h>
#include <strings.h>
__HEDDLE_BEGIN
void *memcpy(void *__heddle_restrict __to, const void *__heddle_restrict __from, size_t __n);
void *mempcpy(void *__heddle_restrict __to, const void *__heddle_restrict __from, size_t __n);
void *memmove(void *__to, const void *__from, size_t __n);
void *memset(void *__to, int __c, size_t __n);
int memcmp(const void *__a, const void *__b, size_t __n);
void *memchr(const void *__s, int __c, size_t __n);
void *memrchr(const void *__s, int __c, size_t __n);
size_t strlen(const char *__s);
size_t strnlen(const char *__s, size_t __n);
int strcmp(const char *__a, const char *__b);
int strncmp(const char *__a, const char *__b, size_t __n);
int strcoll(const char *__a, const char *__b);
char *strcpy(char *__heddle_restrict __to, const char *__heddle_restrict __from);
char *stpcpy(char *__heddle_restrict __to, const char *__heddle_restrict __from);
char *strncpy(char *__heddle_restrict __to, const char *__heddle_restrict __from, size_t __n);
char *strcat(char *__heddle_restrict __to, const char *__heddle_restrict __from);
char *strncat(char *__heddle_restrict __to, const char *__heddle_restrict __from, size_t __n);
char *strchr(const char *__s, int __c);
char *strchrnul(const char *__s, int __c);
char *strrchr(const char *__s, int __c);
char *strstr(const char *__s, const char *__find);
char *strpbrk(const char *__s, const char *__set);
size_t strspn(const char *__s, const char *__set);
size_t strcspn(const char *__s, const char *__set);
char *strtok_r(char *__heddle_restrict __s, const char *__heddle_restrict __set, char **__heddle_restrict __rest);
char *strtok(char *__heddle_restrict __s, const char *__heddle_restrict __set);
char *strdup(const char *__s);
char *strndup(const char *__s, size_t __n);
char *strerror(int __error);
__HEDDLE_END
#endif
