/*
 * A bounded queue with a mutex and two condition variables: one producer of two items, two consumers of one each.
 *
 * After a wait the condition is tested again, because another thread may have been faster, or the wake-up spurious.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

enum { CAPACITY = 1 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
static int buffer[CAPACITY];
static int count;

static void put(int item) {
  pthread_mutex_lock(&lock);
  while (count == CAPACITY)
    pthread_cond_wait(&not_full, &lock);
  assert(count < CAPACITY);
  buffer[count++] = item;
  pthread_cond_signal(&not_empty);
  pthread_mutex_unlock(&lock);
}

static int take(void) {
  pthread_mutex_lock(&lock);
  while (count == 0)
    pthread_cond_wait(&not_empty, &lock);
  assert(count > 0);
  int item = buffer[--count];
  pthread_cond_signal(&not_full);
  pthread_mutex_unlock(&lock);
  return item;
}

static void *producer(void *arg) {
  (void)arg;
  put(1);
  put(2);
  return NULL;
}

static void *consumer(void *arg) {
  *(int *)arg = take();
  return NULL;
}

int main(void) {
  pthread_t p, c, d;
  int got_c = 0, got_d = 0;
  pthread_create(&c, NULL, consumer, &got_c);
  pthread_create(&d, NULL, consumer, &got_d);
  pthread_create(&p, NULL, producer, NULL);
  pthread_join(p, NULL);
  pthread_join(c, NULL);
  pthread_join(d, NULL);
  assert(got_c + got_d == 3);
  return 0;
}
