/* A declaration that is come back to by goto, and a pointer from before that. The end of the block ended the newer local
 * alone, and the bounded program forgot that the older one ends with the function: `sequentialize` said "verified".
 *
 * lifetimes: violated memory
 * lifetimes: -DKEEP verified
 */
#include <pthread.h>
#include <stdatomic.h>

_Atomic(atomic_int *) published;
atomic_int kept;

void *owner(void *arg) {
  {
    int again = 0;
  back:;
    atomic_int own;
    atomic_init(&own, 1);
    if (!again) {
#ifdef KEEP
      atomic_store(&published, &kept);
      own = 2;
#else
      atomic_store(&published, &own);
#endif
      again = 1;
      goto back;
    }
  }
  return 0;
}

void *user(void *arg) {
  atomic_int *found = atomic_load(&published);
  if (found) *found = 3;
  return 0;
}

int main(void) {
  pthread_t one, two;
  pthread_create(&one, 0, owner, 0);
  pthread_join(one, 0);
  pthread_create(&two, 0, user, 0);
  pthread_join(two, 0);
  return 0;
}
