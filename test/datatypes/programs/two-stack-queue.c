/* A queue of two stacks with a lock each. BAD: the lock of the first is open between two moves. */
#include <heddle.h>
#include <pthread.h>
static int in[4], out[4], ni, no;
static pthread_mutex_t li = PTHREAD_MUTEX_INITIALIZER, lo = PTHREAD_MUTEX_INITIALIZER;
void enqueue(int v) { pthread_mutex_lock(&li); in[ni++] = v; pthread_mutex_unlock(&li); }
int dequeue(void) {
  int v = 0;
  pthread_mutex_lock(&lo);
  if (no == 0) {
    pthread_mutex_lock(&li);
    while (ni > 0) { out[no++] = in[--ni];
#ifdef BAD
      pthread_mutex_unlock(&li); pthread_mutex_lock(&li);
#endif
    }
    pthread_mutex_unlock(&li);
  }
  if (no > 0) v = out[--no];
  pthread_mutex_unlock(&lo);
  return v;
}
HEDDLE_OP(e, enqueue)
HEDDLE_OP(d, dequeue)
