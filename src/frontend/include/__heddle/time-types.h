#ifndef __HEDDLE_TIME_TYPES_H
#define __HEDDLE_TIME_TYPES_H
typedef long time_t;
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
#endif
