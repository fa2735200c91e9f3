/* An event that two threads wait for; waking one of them is not enough. And system calls that have no model.
 * platform: verified
 * platform: -DWAKE_ONE violated deadlock
 * platform: -DOTHER unknown: a_system_call_other_than_futex
 */
#include <assert.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int happened;
static int data;

static void *waiter(void *arg) {
  while (!atomic_load(&happened)) syscall(SYS_futex, &happened, FUTEX_WAIT, 0, NULL, NULL, 0);
  assert(data == 1);
  return arg;
}

int main(void) {
  pthread_t a, b;
#ifdef OTHER
  syscall(1, 1, "x", 1);
#endif
  pthread_create(&a, NULL, waiter, NULL);
  pthread_create(&b, NULL, waiter, NULL);
  data = 1;
  atomic_store(&happened, 1);
#ifdef WAKE_ONE
  syscall(SYS_futex, &happened, FUTEX_WAKE, 1, NULL, NULL, 0);
#else
  syscall(SYS_futex, &happened, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
#endif
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
