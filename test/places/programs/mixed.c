#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
static _Atomic int x[2];
static void *w(void *a) {
  char b[3];
  memcpy(b, (char *)x, 3);
  return b[0] == 5 ? a : 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, w, 0);
  atomic_store(&x[0], 5);
  pthread_join(t, 0);
}
