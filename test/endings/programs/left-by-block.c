/*
 * The program ends when main has read what a detached thread stores in an atomic block; what comes to pass then is the whole
 * block. (explore took what main needs of it, left the free or the detach behind, and ended in an internal error.) Where blocks
 * are sections of a mutex, a load outside may see one that is under way.
 *
 * endings: --check=leak --model=sc,tso,pso => verified
 * endings: --check=leak --model=rc11,c11 --engine=explore => violated leak
 * endings: -DINSIDE --check=leak --model=sc,tso,pso => verified
 * endings: -DINSIDE --check=leak --model=rc11,c11 --engine=explore => violated leak
 * endings: -DLATE --check=leak => violated leak
 * endings: -DDETACH --check=unjoined --model=sc,tso,pso => verified
 * endings: -DDETACH --check=unjoined --model=rc11,c11 --engine=explore => violated unjoined
 * endings: -DDETACH -DLATE --check=unjoined => violated unjoined
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int flag;
static int *block;
static pthread_t other;

static void *nothing(void *arg) { return 0; }

static void give_back(void) {
#ifdef DETACH
  pthread_detach(other);
#else
  free(block);
#endif
}

static void *thread(void *arg) {
  __VERIFIER_atomic_begin();
#ifdef INSIDE
  block = malloc(sizeof *block);
#endif
  atomic_store(&flag, 1);
#ifndef LATE
  give_back();
#endif
  __VERIFIER_atomic_end();
#ifdef LATE
  give_back();
#endif
  return 0;
}

int main(void) {
  pthread_t t;
#ifdef DETACH
  pthread_create(&other, 0, nothing, 0);
#elif !defined INSIDE
  block = malloc(sizeof *block);
#endif
  pthread_create(&t, 0, thread, 0);
  pthread_detach(t);
  while (!atomic_load(&flag)) {
  }
  return 0;
}
