/* errno is an assignable object, and library calls leave it alone when they succeed. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

static int fail(int code) {
  errno = code;
  return -1;
}

int main(void) {
  errno = 0;
  int r = fail(EINVAL);
  printf("%d %d %d\n", r, errno == EINVAL, errno);
  fail(ENOMEM);
  void *p = malloc(1);
  free(p);
  printf("%d %d %d\n", errno == ENOMEM, EAGAIN, EBUSY);
  int *e = &errno;
  *e = 3;
  printf("%d\n", errno);
  return 0;
}
