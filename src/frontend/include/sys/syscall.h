/* Linux, in part: the numbers of x86-64 (runtime/futex.c has what is modelled). */
#ifndef __HEDDLE_SYS_SYSCALL_H
#define __HEDDLE_SYS_SYSCALL_H
#define __NR_sched_yield 24
#define __NR_gettid 186
#define __NR_futex 202
#define __NR_membarrier 324
#define SYS_sched_yield __NR_sched_yield
#define SYS_gettid __NR_gettid
#define SYS_futex __NR_futex
#define SYS_membarrier __NR_membarrier
#endif
