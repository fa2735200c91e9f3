/* A compound literal lives as long as the block around it.
 * lifetimes: verified
 * lifetimes: -DBLOCK violated memory
 * lifetimes: -DBODY violated memory
 * lifetimes: -DTHREAD violated memory|race
 */
#include <assert.h>
#include <pthread.h>
struct pair { int a, b; };
static struct pair *last;
static void *sum(void *arg) {
  struct pair *p = arg;
  assert(p->a + p->b == 3);
  return 0;
}
int main(void) {
  pthread_t t;
  struct pair *p = &(struct pair){1, 2};
  {
    last = &(struct pair){1, 2};
    assert(last->b == 2);
  }
#ifdef BLOCK
  return last->a - 1;
#endif
  for (int i = 0; i < 2; i++) {
#ifdef BODY
    if (i == 1) assert(last->a == 0);
#endif
    last = &(struct pair){i, i};
    assert(last->a == i);
  }
  {
    pthread_create(&t, 0, sum, &(struct pair){2, 1});
#ifndef THREAD
    pthread_join(t, 0);
#endif
  }
#ifdef THREAD
  pthread_join(t, 0);
#endif
  return p->a - 1;
}
