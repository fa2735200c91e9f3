/*
 * A thread's function takes one argument. The bounded program gave others zeros.
 *
 * agree: violated memory
 */
#include <pthread.h>

void *two(void *a, void *b) {
  (void)a;
  return b;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, (void *(*)(void *))two, 0);
  pthread_join(t, 0);
  return 0;
}
