/* A counter that a read waits for, also as a semaphore.
 * platform: verified
 * platform: -DSEMAPHORE verified
 * platform: -DNOBODY violated deadlock
 * platform: -DFILE_3 unknown: a file other than stdout stderr or an eventfd
 */
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/eventfd.h>
#include <unistd.h>

static int fd;
static int data;

static void *giver(void *arg) {
  data = 1;
  uint64_t two = 2;
#ifndef NOBODY
  assert(write(fd, &two, sizeof two) == 8);
#endif
  return arg;
}

int main(void) {
#ifdef FILE_3
  char c;
  read(3, &c, 1);
#endif
#ifdef SEMAPHORE
  fd = eventfd(0, EFD_SEMAPHORE);
#else
  fd = eventfd(0, EFD_CLOEXEC);
#endif
  pthread_t t;
  pthread_create(&t, NULL, giver, NULL);
  uint64_t got = 0;
  assert(read(fd, &got, sizeof got) == 8);
  assert(data == 1);
#ifdef SEMAPHORE
  assert(got == 1);
  assert(read(fd, &got, sizeof got) == 8 && got == 1);
#else
  assert(got == 2);
#endif
  pthread_join(t, NULL);
  assert(close(fd) == 0);
  return 0;
}
