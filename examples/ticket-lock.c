/*
 * A ticket lock: fair, first come, first served.
 *
 * Each thread draws a ticket with a fetch-add and waits until that ticket is served. The drawing itself orders
 * nothing (relaxed); the acquire read of `serving` takes over what the previous holder released.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct ticket_lock {
  atomic_uint next;
  atomic_uint serving;
};

static struct ticket_lock guard;
static int balance = 100;

static void ticket_lock(struct ticket_lock *l) {
  unsigned mine = atomic_fetch_add_explicit(&l->next, 1, memory_order_relaxed);
  while (atomic_load_explicit(&l->serving, memory_order_acquire) != mine)
    ;
}

static void ticket_unlock(struct ticket_lock *l) {
  unsigned mine = atomic_load_explicit(&l->serving, memory_order_relaxed);
  atomic_store_explicit(&l->serving, mine + 1, memory_order_release);
}

static void *withdraw(void *arg) {
  int amount = *(int *)arg;
  ticket_lock(&guard);
  if (balance >= amount)
    balance -= amount;
  ticket_unlock(&guard);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  int forty = 40, seventy = 70;
  pthread_create(&a, NULL, withdraw, &forty);
  pthread_create(&b, NULL, withdraw, &seventy);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(balance == 60 || balance == 30);
  return 0;
}
