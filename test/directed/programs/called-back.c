/* A function called by its address ends with a branch: its directions meet in the function, those of the call in the caller. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;
int done;
void g(void) {
  if (x) done = 1;
}
void (*volatile call)(void) = g;

void *t(void *p) {
  x = 1;
  return 0;
}

int main(void) {
  pthread_t p;
  pthread_create(&p, 0, t, 0);
  if (call) call();
#ifdef SEEN
  assert(!done);
#endif
  pthread_join(p, 0);
  return 0;
}
