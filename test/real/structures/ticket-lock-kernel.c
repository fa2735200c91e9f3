/* expect: --model=tso -> verified
 * expect: --volatile=relaxed -> race
 * expect: --volatile=relaxed -DFENCED -> verified
 * expect: --model=tso -DSWAPPED -> assertion
 * expect: -> race
 * A ticket lock as kernels wrote it: volatile fields and inline assembly. Right on x86 (tso). As C11 with relaxed
 * volatile the unlock's store releases nothing; with a fence before it and after the wait it does. */
#include <assert.h>
#include <pthread.h>

typedef struct {
  volatile unsigned next, owner;
} lock_t;

static lock_t lock;
static int shared;

static inline unsigned xadd(volatile unsigned *p, unsigned n) {
  __asm__ __volatile__("lock; xaddl %0, %1" : "+r"(n), "+m"(*p) : : "memory", "cc");
  return n;
}
static inline void cpu_relax(void) { __asm__ __volatile__("rep; nop" : : : "memory"); }
#ifdef FENCED
#define barrier() __asm__ __volatile__("mfence" : : : "memory")
#else
#define barrier() __asm__ __volatile__("" : : : "memory")
#endif

static void ticket_lock(lock_t *l) {
  unsigned me = xadd(&l->next, 1);
  while (l->owner != me) cpu_relax();
  barrier();
}

static void ticket_unlock(lock_t *l) {
  barrier();
  l->owner++;
}

static void *worker(void *arg) {
#ifdef SWAPPED
  ticket_lock(&lock);
  int read = shared;
  ticket_unlock(&lock);
  shared = read + 1;
#else
  ticket_lock(&lock);
  shared++;
  ticket_unlock(&lock);
#endif
  return arg;
}

int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, worker, 0);
  for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
  assert(shared == 2);
}
