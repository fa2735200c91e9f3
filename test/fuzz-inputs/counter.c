#include <assert.h>
#include <pthread.h>
int counter;
void *add(void *arg) {
  counter++;
  return arg;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, add, 0);
  counter++;
  pthread_join(a, 0);
  assert(counter == 2);
}
