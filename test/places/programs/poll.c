#include <pthread.h>
#include <time.h>
pthread_mutex_t m;
pthread_cond_t c;
int ready;
void *w(void *a) {
  struct timespec s = {0, 0};
  pthread_mutex_lock(&m);
  while (!ready)
    pthread_cond_timedwait(&c, &m, &s);
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, w, 0);
  pthread_create(&u, 0, w, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
