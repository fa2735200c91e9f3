/* POSIX, in part: poll without files lets time pass. */
#ifndef __HEDDLE_POLL_H
#define __HEDDLE_POLL_H
#include <__heddle/basic.h>
#define POLLIN 1
#define POLLOUT 4
typedef unsigned long nfds_t;
struct pollfd {
  int fd;
  short events;
  short revents;
};
__HEDDLE_BEGIN
int poll(struct pollfd *__files, nfds_t __n, int __milliseconds);
__HEDDLE_END
#endif
