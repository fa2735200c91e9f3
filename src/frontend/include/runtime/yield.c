/* Everything that only lets time pass. */
#include <__heddle/intrinsics.h>
#include <pthread.h>
#include <sched.h>
#include <time.h>
#include <unistd.h>

int sched_yield(void) {
  __heddle_yield();
  return 0;
}

int pthread_yield(void) {
  __heddle_yield();
  return 0;
}

unsigned int sleep(unsigned int seconds) {
  (void)seconds;
  __heddle_yield();
  return 0;
}

int usleep(useconds_t microseconds) {
  (void)microseconds;
  __heddle_yield();
  return 0;
}

int nanosleep(const struct timespec *time, struct timespec *rest) {
  (void)time;
  (void)rest;
  __heddle_yield();
  return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  (void)clock;
  (void)flags;
  (void)time;
  (void)rest;
  __heddle_yield();
  return 0;
}
