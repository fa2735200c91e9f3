/* POSIX, in part: a sleep is a yield. */
#ifndef __HEDDLE_UNISTD_H
#define __HEDDLE_UNISTD_H
#include <sys/types.h>
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define _SC_NPROCESSORS_CONF 83
#define _SC_NPROCESSORS_ONLN 84
#define _SC_PAGESIZE 30
__HEDDLE_BEGIN
unsigned int sleep(unsigned int __seconds);
int usleep(useconds_t __microseconds);
__heddle_noreturn void _exit(int __status);

ssize_t write(int __fd, const void *__p, size_t __n);
ssize_t read(int __fd, void *__p, size_t __n);
int close(int __fd);
long syscall(long __number, ...);
pid_t getpid(void);
pid_t fork(void);
int execv(const char *__path, char *const __argv[]);
int execvp(const char *__file, char *const __argv[]);
int pipe(int __fds[2]);
int dup(int __fd);
int dup2(int __fd, int __to);
off_t lseek(int __fd, off_t __offset, int __whence);
int access(const char *__path, int __mode);
int unlink(const char *__path);
int isatty(int __fd);
unsigned int alarm(unsigned int __seconds);
long sysconf(int __name);
int getopt(int __argc, char *const __argv[], const char *__options);
extern char *optarg;
extern int optind;
__HEDDLE_END
#endif
