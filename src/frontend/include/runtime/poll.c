/* poll(2) of no file only lets time pass. */
#include <__heddle/intrinsics.h>
#include <poll.h>

int poll_of_files(struct pollfd *files, nfds_t n);

int poll(struct pollfd *files, nfds_t n, int milliseconds) {
  (void)milliseconds;
  if (n != 0) return poll_of_files(files, n);
  __heddle_yield();
  return 0;
}
