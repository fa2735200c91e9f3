/* ISO C 7.13: declared so that programs compile; a call is reported as unsupported. */
#ifndef __HEDDLE_SETJMP_H
#define __HEDDLE_SETJMP_H
#include <__heddle/basic.h>
typedef long jmp_buf[25];
typedef long sigjmp_buf[25];
__HEDDLE_BEGIN
int setjmp(jmp_buf __env) __attribute__((__returns_twice__));
int _setjmp(jmp_buf __env) __attribute__((__returns_twice__));
int sigsetjmp(sigjmp_buf __env, int __save) __attribute__((__returns_twice__));
__heddle_noreturn void longjmp(jmp_buf __env, int __value);
__heddle_noreturn void _longjmp(jmp_buf __env, int __value);
__heddle_noreturn void siglongjmp(sigjmp_buf __env, int __value);
__HEDDLE_END
#define setjmp(env) setjmp(env)
#endif
