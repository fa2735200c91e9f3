/* ISO C 7.4, in the "C" locale */
#ifndef __HEDDLE_CTYPE_H
#define __HEDDLE_CTYPE_H
#include <__heddle/basic.h>
__HEDDLE_BEGIN
int isalnum(int __c);
int isalpha(int __c);
int isascii(int __c);
int isblank(int __c);
int iscntrl(int __c);
int isdigit(int __c);
int isgraph(int __c);
int islower(int __c);
int isprint(int __c);
int ispunct(int __c);
int isspace(int __c);
int isupper(int __c);
int isxdigit(int __c);
int tolower(int __c);
int toupper(int __c);
__HEDDLE_END
#endif
