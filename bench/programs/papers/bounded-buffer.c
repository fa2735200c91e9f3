/*
 * Bounded buffer with a mutex and condition variables (Hoare, "Monitors", CACM 1974), in the role of the program of
 * Machado, Lucia and Rodrigues (PLDI 2015) in Inverso and Trubiani. The bug: `take` says whether it left something in the buffer,
 * and the consumer then comes back without waiting; meanwhile the other consumer can have taken it.
 *
 * Driver: main, 2 producers that put 2 items each, 2 consumers that take 2 items each; room for 2.
 * Checked: nothing is taken from an empty buffer or put into a full one.
 *
 * Inverso and Trubiani, Table 2: the bug at unwind 2, contexts 5 and 6, and unwind 3, contexts 5; safe at unwind 3, contexts 4. The
 * same here: main, a producer twice in one context, a consumer, the other one, the first one again. (The seed's program
 * needs unwind 2; for this one 1 is enough, because a loop is cut at the end of an iteration, not at its beginning.)
 *
 * -DSAFE    always wait
 * -DSIGNAL  instead: one condition variable for both sides, with signal in place of broadcast; the wrong side can be
 *           woken up, and all wait for ever
 *
 * heddle: sc --unwind 2 --contexts 5: violated assertion
 * heddle slow: sc --unwind 2 --contexts 6: violated assertion
 * heddle: sc --unwind 3 --contexts 4: bounded
 * heddle: sc --unwind 3 --contexts 5: violated assertion
 * heddle slow: sc --unwind 3 --contexts 5 -DSAFE: bounded
 * heddle slow: sc --unwind 2 --contexts 6 -DSIGNAL: bounded
 */
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef SIGNAL
#define SAFE
#endif

enum { ROOM = 2, ITEMS = 2, EMPTY = 0 };

static int buffer[ROOM], in, out, count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#ifdef SIGNAL
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
#define not_empty changed
#define not_full changed
#define WAKE pthread_cond_signal
#else
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER, not_full = PTHREAD_COND_INITIALIZER;
#define WAKE pthread_cond_broadcast
#endif

static void put(int item) {
  pthread_mutex_lock(&lock);
  while (count == ROOM) pthread_cond_wait(&not_full, &lock);
  assert(buffer[in] == EMPTY);
  buffer[in] = item;
  in = (in + 1) % ROOM;
  count++;
  WAKE(&not_empty);
  pthread_mutex_unlock(&lock);
}

/* Leaves in `more` whether there is another item. */
static int take(bool *more) {
  pthread_mutex_lock(&lock);
#ifdef SAFE
  *more = false;
#endif
  if (!*more)
    while (count == 0) pthread_cond_wait(&not_empty, &lock);
  int item = buffer[out];
  assert(item != EMPTY);
  buffer[out] = EMPTY;
  out = (out + 1) % ROOM;
  count--;
  *more = count > 0;
  WAKE(&not_full);
  pthread_mutex_unlock(&lock);
  return item;
}

static void *producer(void *arg) {
  int first = (int)(size_t)arg;
  for (int i = 0; i < ITEMS; i++) put(first + i);
  return NULL;
}

static void *consumer(void *arg) {
  (void)arg;
  bool more = false;
  for (int i = 0; i < ITEMS; i++) take(&more);
  return NULL;
}

int main(void) {
  pthread_t threads[4];
  pthread_create(&threads[0], NULL, producer, (void *)1);
  pthread_create(&threads[1], NULL, producer, (void *)3);
  pthread_create(&threads[2], NULL, consumer, NULL);
  pthread_create(&threads[3], NULL, consumer, NULL);
  for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
  return 0;
}
