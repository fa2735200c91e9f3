/* expect: -> verified
 * expect: -DWEAK -> race
 * expect: -DOFF_BY_ONE -> liveness|race|assertion
 * A bounded queue for many producers and consumers: each takes a ticket and waits until the slot's turn has come. */
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#define SIZE 2
static struct {
  atomic_uint turn;
  int value;
} slot[SIZE];
static atomic_uint head, tail;
#ifdef WEAK
#define REL memory_order_relaxed
#else
#define REL memory_order_release
#endif

static void wait_turn(atomic_uint *turn, unsigned t) {
  unsigned spins = 0;
  while (atomic_load_explicit(turn, memory_order_acquire) != t)
    if (++spins >= 64) {
      sched_yield();
      spins = 0;
    }
}

static void enqueue(int v) {
  unsigned n = atomic_fetch_add_explicit(&head, 1, memory_order_relaxed);
  wait_turn(&slot[n % SIZE].turn, n / SIZE * 2);
  slot[n % SIZE].value = v;
  atomic_store_explicit(&slot[n % SIZE].turn, n / SIZE * 2 + 1, REL);
}

static int dequeue(void) {
  unsigned n = atomic_fetch_add_explicit(&tail, 1, memory_order_relaxed);
#ifdef OFF_BY_ONE
  wait_turn(&slot[n % SIZE].turn, n / SIZE * 2 + 2);
#else
  wait_turn(&slot[n % SIZE].turn, n / SIZE * 2 + 1);
#endif
  int v = slot[n % SIZE].value;
  atomic_store_explicit(&slot[n % SIZE].turn, n / SIZE * 2 + 2, memory_order_release);
  return v;
}

static int got[2];
static void *producer(void *arg) {
  enqueue((int)(long)arg);
  return 0;
}
static void *consumer(void *arg) {
  got[(long)arg] = dequeue();
  return 0;
}

int main(void) {
  pthread_t t[4];
  pthread_create(&t[0], 0, producer, (void *)1);
  pthread_create(&t[1], 0, producer, (void *)2);
  pthread_create(&t[2], 0, consumer, (void *)0);
  pthread_create(&t[3], 0, consumer, (void *)1);
  for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
  assert(got[0] + got[1] == 3);
}
