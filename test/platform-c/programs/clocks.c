/* Time is measured and printed; what it is decides nothing, unless the program lets it.
 * platform: verified
 * platform: -DEVEN violated assertion
 */
#include <assert.h>
#include <stdio.h>
#include <sys/time.h>
#include <time.h>

int main(void) {
  struct timeval a, b;
  struct timespec c;
  gettimeofday(&a, 0);
  gettimeofday(&b, 0);
  clock_t start = clock();
  assert(clock_gettime(CLOCK_MONOTONIC, &c) == 0);
  printf("%ld s, %ld us, %ld\n", (long)(b.tv_sec - a.tv_sec), (long)(b.tv_usec - a.tv_usec), (long)c.tv_nsec);
  printf("%f\n", (double)start / CLOCKS_PER_SEC);
#ifdef EVEN
  assert(time(0) % 2 == 0);
#endif
  return 0;
}
