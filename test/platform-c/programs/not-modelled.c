/* Functions without a model: named, with the way out.
 * platform: verified
 * platform: -DCANCEL unknown: cancellation is not modelled
 * platform: -DNAMED unknown: named semaphores are not modelled
 * platform: -DINPUT unknown: input is not modelled
 * platform: -DFILES unknown: files and sockets are not modelled
 * platform: -DCALENDAR unknown: calendars are not modelled
 * platform: -DJUMP unknown: jumps out of functions are not modelled
 */
#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>
#include <stdio.h>
#include <time.h>

jmp_buf place;

int main(void) {
  int n = 1;
  time_t now = 0;
#ifdef CANCEL
  pthread_cancel(pthread_self());
#endif
#ifdef NAMED
  sem_open("/s", 0);
#endif
#ifdef INPUT
  scanf("%d", &n);
#endif
#ifdef FILES
  fopen("f", "r");
#endif
#ifdef CALENDAR
  localtime(&now);
#endif
#ifdef JUMP
  if (setjmp(place)) n = 2;
#endif
  return now == 0 && n == 1 ? 0 : 1;
}
