/* Message passing as the kernel spells it.
 * platform: verified
 * platform: -DNO_WMB violated assertion: READ_ONCE(data)
 * platform: -DRELEASE verified
 * platform: -DPLAIN violated race
 */
#include <heddle/linux.h>

int data, flag;

void *first(void *arg) {
#ifdef PLAIN
  data = 1;
  flag = 1;
#elif defined(RELEASE)
  data = 1;
  smp_store_release(&flag, 1);
#else
  WRITE_ONCE(data, 1);
#ifndef NO_WMB
  smp_wmb();
#endif
  WRITE_ONCE(flag, 1);
#endif
  return arg;
}

void *second(void *arg) {
#ifdef RELEASE
  if (smp_load_acquire(&flag)) BUG_ON(data != 1);
#else
  if (READ_ONCE(flag)) {
    smp_rmb();
    BUG_ON(READ_ONCE(data) != 1);
  }
#endif
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
