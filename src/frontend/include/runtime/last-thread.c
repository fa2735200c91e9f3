/* After main's pthread_exit the program ends with its last thread, as by exit(0) (POSIX). Threads are counted only in
   programs where something happens at the program's end and main may leave so (lower/undefined-symbols.ts). */
#include <__heddle/intrinsics.h>
#include <stdlib.h>

static int threads = 1;

void __heddle_top_thread_begins(void) { __atomic_fetch_add(&threads, 1, __ATOMIC_RELAXED); }

void __heddle_top_last_thread(void) {
  if (__atomic_fetch_sub(&threads, 1, __ATOMIC_ACQ_REL) == 1) exit(0);
}
