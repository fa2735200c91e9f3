/* A thread gets the address of a block's variable and may run when the block is over.
 * lifetimes: verified
 * lifetimes: -DLATE violated memory
 */
#include <assert.h>
#include <pthread.h>
static void *reader(void *arg) {
  assert(*(int *)arg == 3);
  return 0;
}
int main(void) {
  pthread_t t;
  {
    int x = 3;
    pthread_create(&t, 0, reader, &x);
#ifndef LATE
    pthread_join(t, 0);
#endif
  }
#ifdef LATE
  pthread_join(t, 0);
#endif
  return 0;
}
