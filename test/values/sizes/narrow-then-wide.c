/*
 * Written by bytes in one thread, read as a word by another that comes later: by join, by a mutex, by release and
 * acquire.
 * values: verified
 * values: -DBUG violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static union { unsigned char bytes[4]; unsigned word; } u, v, w;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int there;
static atomic_int flag;
static void *fill(void *a) {
  for (int i = 0; i < 4; i++) u.bytes[i] = 1;
  pthread_mutex_lock(&m);
  v.bytes[1] = 2;
  there = 1;
  pthread_mutex_unlock(&m);
  w.bytes[3] = 3;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, fill, 0);
  pthread_mutex_lock(&m);
  if (there) assert(v.word == 0x200);
  pthread_mutex_unlock(&m);
  if (atomic_load_explicit(&flag, memory_order_acquire)) assert(w.word == 0x3000000);
  pthread_join(t, 0);
#ifdef BUG
  assert(u.word == 0x1010100);
#else
  assert(u.word == 0x1010101);
#endif
}
