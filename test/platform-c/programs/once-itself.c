/* An initialiser that needs itself.
 * platform: violated deadlock: once flag
 * platform: -DCALL_ONCE violated deadlock: once flag
 */
#include <pthread.h>
#include <threads.h>

#ifdef CALL_ONCE
once_flag flag = ONCE_FLAG_INIT;
static void make(void) { call_once(&flag, make); }
int main(void) {
  call_once(&flag, make);
  return 0;
}
#else
pthread_once_t flag = PTHREAD_ONCE_INIT;
static void make(void) { pthread_once(&flag, make); }
int main(void) {
  pthread_once(&flag, make);
  return 0;
}
#endif
