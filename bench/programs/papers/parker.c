/*
 * Parker: the semaphore of one permit by which a Java thread is suspended (Dice, "A race in LockSupport park() arising
 * from weak memory models", 2009), written from that description. A park that finds a permit takes it without the lock and
 * without a fence; under tso the store can wait in its buffer while the caller looks at its condition. An unpark in
 * between sees the old permit, so it signals nobody, and the late store takes the new one away: the next park never ends.
 *
 * Driver: main and 2 threads: one takes a permit that is left from before and parks again unless it is ready; the other
 * makes it ready and unparks it. Checked: nobody waits for ever.
 *
 * LazySMA, Table I: unwind 1, 2 rounds, clock 3, queue 2: the bug, under tso and pso. Here it is a deadlock, in the
 * seed an assertion.
 *
 * -DFENCED  a fence after taking the permit
 *
 * heddle: sc: verified
 * heddle: tso --unwind 1 --rounds 2 --clock 3 --queue 2: violated deadlock
 * heddle: pso --unwind 1 --rounds 2 --clock 3 --queue 2: violated deadlock
 * heddle: tso -DFENCED: verified
 * heddle: pso -DFENCED: verified
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef FENCED
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE()
#endif

static volatile int permit = 1;
static volatile int ready;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;

/* May return without a permit. */
static void park(void) {
  if (permit > 0) {
    permit = 0;
    FENCE();
    return;
  }
  if (pthread_mutex_trylock(&lock) != 0) return;
  if (permit == 0) pthread_cond_wait(&wake, &lock);
  permit = 0;
  pthread_mutex_unlock(&lock);
}

static void unpark(void) {
  pthread_mutex_lock(&lock);
  int before = permit;
  permit = 1;
  pthread_mutex_unlock(&lock);
  if (before == 0) pthread_cond_signal(&wake);
}

static void *parked(void *arg) {
  (void)arg;
  park();
  if (!ready) park();
  return NULL;
}

static void *unparker(void *arg) {
  (void)arg;
  ready = 1;
  unpark();
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, parked, NULL);
  pthread_create(&b, NULL, unparker, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
