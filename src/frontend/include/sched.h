/* POSIX */
#ifndef __HEDDLE_SCHED_H
#define __HEDDLE_SCHED_H
#include <__heddle/basic.h>
#include <__heddle/time-types.h>
#define SCHED_OTHER 0
#define SCHED_FIFO 1
#define SCHED_RR 2
struct sched_param {
  int sched_priority;
};
__HEDDLE_BEGIN
int sched_yield(void);
__HEDDLE_END
#endif
