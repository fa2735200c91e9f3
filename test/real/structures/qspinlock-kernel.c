/* expect: --model=tso -> verified
 * expect: --model=tso -DN=3 -> verified
 * expect: --model=tso -DN=3 -DLOST_TAIL -> assertion|liveness
 * expect: --model=tso -DNO_WAIT -> assertion
 * The queued spinlock of the Linux kernel, with its word in whole: a locked bit, a pending bit for the first who waits, and a queue (MCS) of
 * the others, in assembly and volatile. NO_WAIT: who is pending does not wait for the owner. LOST_TAIL: the head of the queue takes
 * the lock by a store that forgets who came meanwhile. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

#define LOCKED 1u
#define PENDING 2u
#define TAIL 4u /* the number of a node, from 1 on, above */

struct node {
  struct node *volatile next;
  volatile int granted;
};
static volatile unsigned lock;
static struct node nodes[N];
static int shared;

static inline unsigned cmpxchg(volatile unsigned *p, unsigned old, unsigned fresh) {
  unsigned prev;
  __asm__ __volatile__("lock; cmpxchgl %2, %1" : "=a"(prev), "+m"(*p) : "r"(fresh), "0"(old) : "memory");
  return prev;
}
static inline unsigned xadd(volatile unsigned *p, unsigned v) {
  __asm__ __volatile__("lock; xaddl %0, %1" : "+r"(v), "+m"(*p) : : "memory");
  return v;
}
static inline void cpu_relax(void) { __asm__ __volatile__("pause" : : : "memory"); }

static void queue_lock(unsigned me) {
  struct node *mine = &nodes[me - 1];
  mine->next = NULL;
  mine->granted = 0;
  unsigned old, seen = lock;
  do old = seen;
  while ((seen = cmpxchg(&lock, old, (old & (LOCKED | PENDING)) | me * TAIL)) != old);
  if (old / TAIL) {
    nodes[old / TAIL - 1].next = mine;
    while (!mine->granted) cpu_relax();
  }
  while (lock & (LOCKED | PENDING)) cpu_relax();
#ifdef LOST_TAIL
  if (lock / TAIL == me) {
    lock = LOCKED;
    return;
  }
#else
  if (cmpxchg(&lock, me * TAIL, LOCKED) == me * TAIL) return; /* the last in the queue */
#endif
  xadd(&lock, LOCKED);
  while (!mine->next) cpu_relax();
  mine->next->granted = 1;
}

static void spin_lock(unsigned me) {
  unsigned seen = cmpxchg(&lock, 0, LOCKED);
  if (seen == 0) return;
  if (seen == LOCKED && cmpxchg(&lock, LOCKED, LOCKED | PENDING) == LOCKED) {
#ifndef NO_WAIT
    while (lock & LOCKED) cpu_relax();
#endif
    xadd(&lock, LOCKED - PENDING); /* pending becomes locked */
    return;
  }
  queue_lock(me);
}

static void spin_unlock(void) { xadd(&lock, -LOCKED); }

static void *worker(void *arg) {
  spin_lock((unsigned)(size_t)arg);
  shared++;
  spin_unlock();
  return NULL;
}

int main(void) {
  pthread_t t[N];
  for (size_t i = 0; i < N; i++) pthread_create(&t[i], 0, worker, (void *)(i + 1));
  for (int i = 0; i < N; i++) pthread_join(t[i], 0);
  assert(shared == N);
}
