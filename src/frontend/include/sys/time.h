/* POSIX: a clock shows any time. */
#ifndef __HEDDLE_SYS_TIME_H
#define __HEDDLE_SYS_TIME_H
#include <sys/types.h>
struct timeval {
  time_t tv_sec;
  suseconds_t tv_usec;
};
__HEDDLE_BEGIN
int gettimeofday(struct timeval *__heddle_restrict __t, void *__heddle_restrict __zone);
__HEDDLE_END
#endif
