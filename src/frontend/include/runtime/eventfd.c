/*
 * Files: the standard output and error, which are printed, and eventfd(2)s: counters that a read waits for. Everything
 * else ends as unknown.
 */
#include <__heddle/intrinsics.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

#define MOST 8
#define FIRST 3
static struct {
  _Atomic int open;
  int flags;
  uint64_t count;
  pthread_mutex_t mutex;
  pthread_cond_t changed;
} files[MOST];
static pthread_mutex_t opening;

long a_file_other_than_stdout_stderr_or_an_eventfd(int fd);

static ssize_t failed(int error) {
  errno = error;
  return -1;
}

static int is_eventfd(int fd) { return fd >= FIRST && fd < FIRST + MOST && __atomic_load_n((int *)&files[fd - FIRST].open, __ATOMIC_ACQUIRE); }

int eventfd(unsigned int value, int flags) {
  pthread_mutex_lock(&opening);
  int n = 0;
  while (n < MOST && files[n].open) n++;
  if (n < MOST) {
    files[n].open = 1;
    files[n].flags = flags;
    files[n].count = value;
  }
  pthread_mutex_unlock(&opening);
  return n < MOST ? FIRST + n : (int)failed(EMFILE);
}

int eventfd_read(int fd, eventfd_t *value) {
  if (!is_eventfd(fd)) return (int)failed(EBADF);
  fd -= FIRST;
  pthread_mutex_lock(&files[fd].mutex);
  while (files[fd].count == 0) {
    if (files[fd].flags & EFD_NONBLOCK) {
      pthread_mutex_unlock(&files[fd].mutex);
      return (int)failed(EAGAIN);
    }
    pthread_cond_wait(&files[fd].changed, &files[fd].mutex);
  }
  *value = files[fd].flags & EFD_SEMAPHORE ? 1 : files[fd].count;
  files[fd].count -= *value;
  pthread_mutex_unlock(&files[fd].mutex);
  return 0;
}

int eventfd_write(int fd, eventfd_t value) {
  if (!is_eventfd(fd)) return (int)failed(EBADF);
  if (value == UINT64_MAX) return (int)failed(EINVAL);
  fd -= FIRST;
  pthread_mutex_lock(&files[fd].mutex);
  if (files[fd].count > UINT64_MAX - 1 - value) {
    pthread_mutex_unlock(&files[fd].mutex);
    return (int)a_file_other_than_stdout_stderr_or_an_eventfd(fd + FIRST);
  }
  files[fd].count += value;
  pthread_cond_broadcast(&files[fd].changed);
  pthread_mutex_unlock(&files[fd].mutex);
  return 0;
}

ssize_t read(int fd, void *p, size_t n) {
  if (!is_eventfd(fd)) return a_file_other_than_stdout_stderr_or_an_eventfd(fd);
  if (n < 8) return failed(EINVAL);
  return eventfd_read(fd, p) == 0 ? 8 : -1;
}

ssize_t write(int fd, const void *p, size_t n) {
  if (fd == STDOUT_FILENO || fd == STDERR_FILENO) {
    __heddle_printf(fd, "%.*s", (int)n, (const char *)p);
    return (ssize_t)n;
  }
  if (!is_eventfd(fd)) return a_file_other_than_stdout_stderr_or_an_eventfd(fd);
  if (n < 8) return failed(EINVAL);
  return eventfd_write(fd, *(const uint64_t *)p) == 0 ? 8 : -1;
}

int close(int fd) {
  if (!is_eventfd(fd)) return (int)a_file_other_than_stdout_stderr_or_an_eventfd(fd);
  pthread_mutex_lock(&opening);
  files[fd - FIRST].open = 0;
  pthread_mutex_unlock(&opening);
  return 0;
}
