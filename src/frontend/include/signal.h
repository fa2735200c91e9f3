/* ISO C 7.14, POSIX: declared so that programs compile; a call is reported as unsupported. */
#ifndef __HEDDLE_SIGNAL_H
#define __HEDDLE_SIGNAL_H
#include <__heddle/basic.h>
typedef int sig_atomic_t;
typedef struct {
  unsigned long __bits[1024 / (8 * sizeof(unsigned long))];
} sigset_t;
#define SIG_DFL ((void (*)(int))0)
#define SIG_IGN ((void (*)(int))1)
#define SIG_ERR ((void (*)(int))-1)
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGBUS 7
#define SIGFPE 8
#define SIGKILL 9
#define SIGUSR1 10
#define SIGSEGV 11
#define SIGUSR2 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2
#define SA_RESTART 0x10000000
#define SA_SIGINFO 4
struct sigaction {
  void (*sa_handler)(int);
  sigset_t sa_mask;
  int sa_flags;
};
__HEDDLE_BEGIN
int sigaction(int __signal, const struct sigaction *__action, struct sigaction *__old);
int kill(int __pid, int __signal);
int sigprocmask(int __how, const sigset_t *__set, sigset_t *__old);
int sigwait(const sigset_t *__set, int *__signal);
void (*signal(int __signal, void (*__handler)(int)))(int);
int raise(int __signal);
int sigemptyset(sigset_t *__set);
int sigfillset(sigset_t *__set);
int sigaddset(sigset_t *__set, int __signal);
int sigdelset(sigset_t *__set, int __signal);
int pthread_sigmask(int __how, const sigset_t *__set, sigset_t *__old);
int pthread_kill(unsigned long __id, int __signal);
__HEDDLE_END
#endif
