#include <assert.h>
#include <pthread.h>
pthread_mutex_t m;
int main(void) {
  pthread_mutex_unlock(&m);
  assert(0);
}
