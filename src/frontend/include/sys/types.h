/* POSIX */
#ifndef __HEDDLE_SYS_TYPES_H
#define __HEDDLE_SYS_TYPES_H
#include <__heddle/basic.h>
#include <__heddle/time-types.h>
#include <__heddle/pthread-types.h>
#include <stdint.h>
typedef long ssize_t;
typedef long off_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int mode_t;
typedef unsigned int useconds_t;
typedef long suseconds_t;
typedef unsigned char u_char;
typedef unsigned short u_short;
typedef unsigned int u_int;
typedef unsigned long u_long;
typedef uint8_t u_int8_t;
typedef uint16_t u_int16_t;
typedef uint32_t u_int32_t;
typedef uint64_t u_int64_t;
#endif
