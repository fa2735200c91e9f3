/* Seqlock (section 10): one writer, two readers that give up when the sequence was odd or has changed; N operations each. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 2
#endif
static atomic_int seq, data;
static void *writer(void *arg) {
  for (int i = 0; i < N; i++) {
    int old = atomic_load(&seq);
    atomic_store(&seq, old + 1);
    atomic_store(&data, i + 1);
    atomic_store(&seq, old + 2);
  }
  return arg;
}
static void *reader(void *arg) {
  for (int i = 0; i < N; i++) {
    int old = atomic_load(&seq);
    if (old % 2 == 1) continue;
    int value = atomic_load(&data);
    if (atomic_load(&seq) == old) assert(value == old / 2);
  }
  return arg;
}
int main(void) {
  pthread_t w, r, s;
  pthread_create(&w, 0, writer, 0);
  pthread_create(&r, 0, reader, 0);
  pthread_create(&s, 0, reader, 0);
  pthread_join(w, 0);
  pthread_join(r, 0);
  pthread_join(s, 0);
}
