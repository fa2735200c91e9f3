/* Linux: a counter that read waits for (runtime/eventfd.c). */
#ifndef __HEDDLE_SYS_EVENTFD_H
#define __HEDDLE_SYS_EVENTFD_H
#include <__heddle/basic.h>
#include <stdint.h>
#define EFD_SEMAPHORE 1
#define EFD_NONBLOCK 04000
#define EFD_CLOEXEC 02000000
typedef uint64_t eventfd_t;
__HEDDLE_BEGIN
int eventfd(unsigned int __value, int __flags);
int eventfd_read(int __fd, eventfd_t *__value);
int eventfd_write(int __fd, eventfd_t __value);
__HEDDLE_END
#endif
