/* ISO C 7.27, POSIX. A sleep is a yield; clocks show any time (runtime/clock.c); calendars are declared only. */
#ifndef __HEDDLE_TIME_H
#define __HEDDLE_TIME_H
#include <__heddle/basic.h>
#include <__heddle/time-types.h>
typedef long clock_t;
typedef int clockid_t;
#define CLOCKS_PER_SEC 1000000L
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
#define CLOCK_PROCESS_CPUTIME_ID 2
#define CLOCK_THREAD_CPUTIME_ID 3
#define CLOCK_MONOTONIC_RAW 4
#define CLOCK_REALTIME_COARSE 5
#define CLOCK_MONOTONIC_COARSE 6
#define CLOCK_BOOTTIME 7
#define TIMER_ABSTIME 1
#define TIME_UTC 1
struct tm {
  int tm_sec;
  int tm_min;
  int tm_hour;
  int tm_mday;
  int tm_mon;
  int tm_year;
  int tm_wday;
  int tm_yday;
  int tm_isdst;
};
__HEDDLE_BEGIN
int nanosleep(const struct timespec *__time, struct timespec *__rest);
int clock_nanosleep(clockid_t __clock, int __flags, const struct timespec *__time, struct timespec *__rest);

time_t time(time_t *__t);
clock_t clock(void);
double difftime(time_t __a, time_t __b);
int clock_gettime(clockid_t __clock, struct timespec *__t);
int clock_getres(clockid_t __clock, struct timespec *__t);
int timespec_get(struct timespec *__t, int __base);
struct tm *localtime(const time_t *__t);
struct tm *gmtime(const time_t *__t);
time_t mktime(struct tm *__t);
size_t strftime(char *__heddle_restrict __to, size_t __n, const char *__heddle_restrict __format, const struct tm *__heddle_restrict __t);
__HEDDLE_END
#endif
