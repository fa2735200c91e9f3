/* Trying, timing out, counting; the errors are in errno.
 * platform: verified
 * platform: -DWRONG violated assertion
 */
#include <assert.h>
#include <errno.h>
#include <semaphore.h>

int main(void) {
  struct timespec until = {0, 0};
  sem_t s;
  int value;
  sem_init(&s, 0, 1);
  assert(sem_getvalue(&s, &value) == 0 && value == 1);
  assert(sem_trywait(&s) == 0);
  assert(sem_trywait(&s) == -1 && errno == EAGAIN);
  assert(sem_timedwait(&s, &until) == -1);
#ifdef WRONG
  assert(errno == EAGAIN);
#endif
  assert(errno == ETIMEDOUT);
  assert(sem_post(&s) == 0 && sem_timedwait(&s, &until) == 0);
  assert(sem_destroy(&s) == 0 && sem_init(&s, 0, 2147483647) == 0);
  assert(sem_post(&s) == -1 && errno == EOVERFLOW);
  assert(sem_destroy(&s) == 0);
  assert(sem_init(&s, 0, 2147483648u) == -1 && errno == EINVAL);
  return 0;
}
