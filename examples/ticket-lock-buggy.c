/*
 * A ticket lock whose tickets are not unique.
 *
 * Bug: the ticket is drawn with a load and a store instead of one fetch-add, so two threads can draw the same one.
 * Either both pass the lock together and overdraw the account (assertion; under rc11 also a race on the balance), or
 * one passes and its ticket is over before the other looks, which then waits for ever (liveness).
 *
 * heddle: sc: violated assertion liveness
 * heddle: tso: violated assertion liveness
 * heddle: rc11: violated race assertion liveness
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
  unsigned mine = atomic_load_explicit(&l->next, memory_order_relaxed);
  atomic_store_explicit(&l->next, mine + 1, memory_order_relaxed);
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
