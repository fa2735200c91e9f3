/* Clocks: any time since 1970 that fits into 31 bits, at each call; nothing says that they go forward. */
#include <__heddle/intrinsics.h>
#include <errno.h>
#include <sys/time.h>
#include <time.h>

#define SECONDS __heddle_choose(0, 2147483647)

time_t time(time_t *to) {
  time_t now = SECONDS;
  if (to != NULL) *to = now;
  return now;
}

clock_t clock(void) { return __heddle_choose(0, 2147483647); }

double difftime(time_t a, time_t b) { return (double)a - (double)b; }

int clock_gettime(clockid_t clock, struct timespec *to) {
  (void)clock;
  to->tv_sec = SECONDS;
  to->tv_nsec = __heddle_choose(0, 999999999);
  return 0;
}

int clock_getres(clockid_t clock, struct timespec *to) {
  (void)clock;
  if (to != NULL) {
    to->tv_sec = 0;
    to->tv_nsec = 1;
  }
  return 0;
}

int timespec_get(struct timespec *to, int base) {
  if (base != TIME_UTC) return 0;
  to->tv_sec = SECONDS;
  to->tv_nsec = __heddle_choose(0, 999999999);
  return base;
}

int gettimeofday(struct timeval *restrict to, void *restrict zone) {
  (void)zone;
  to->tv_sec = SECONDS;
  to->tv_usec = __heddle_choose(0, 999999);
  return 0;
}
