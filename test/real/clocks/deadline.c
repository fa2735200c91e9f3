/* Waiting with a deadline, as C programs write it: nanoseconds, timespecs field by field, seconds, milliseconds in an int, doubles.
 * expect: -> verified
 * expect: -DBUG -> assertion
 * expect: -DFIELDS -> verified
 * expect: -DFIELDS -DBUG -> assertion
 * expect: -DSECONDS -> verified
 * expect: -DSECONDS -DBUG -> assertion
 * expect: -DMILLIS -> verified
 * expect: -DMILLIS -DBUG -> assertion
 * expect: -DDOUBLES -> verified
 * expect: -DDOUBLES -DBUG -> assertion
 * expect: -DTICKS -> verified
 * expect: -DTICKS -DBUG -> assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/time.h>
#include <time.h>

atomic_int ready;
int data;

static int is_ready(void) { return atomic_load_explicit(&ready, memory_order_acquire); }

#if defined(FIELDS)
static int later(const struct timespec *a, const struct timespec *b) {
  if (a->tv_sec != b->tv_sec) return a->tv_sec > b->tv_sec;
  return a->tv_nsec >= b->tv_nsec;
}

static int wait_ready(int ms) {
  struct timespec end, now;
  clock_gettime(CLOCK_MONOTONIC, &end);
  end.tv_sec += ms / 1000;
  end.tv_nsec += (ms % 1000) * 1000000L;
  if (end.tv_nsec >= 1000000000L) {
    end.tv_sec++;
    end.tv_nsec -= 1000000000L;
  }
  do {
    if (is_ready()) return 1;
    clock_gettime(CLOCK_MONOTONIC, &now);
  } while (!later(&now, &end));
  return 0;
}
#elif defined(SECONDS)
static int wait_ready(int ms) {
  time_t start = time(NULL);
  while (!is_ready())
    if (time(NULL) - start > ms / 1000) return 0;
  return 1;
}
#elif defined(MILLIS)
static unsigned long long millis(void) {
  struct timeval tv;
  gettimeofday(&tv, NULL);
  return (unsigned long long)tv.tv_sec * 1000 + tv.tv_usec / 1000;
}

static int wait_ready(int ms) {
  unsigned long long start = millis();
  int elapsed = 0;
  while (elapsed < 2000) {
    if (is_ready()) return 1;
    elapsed = (int)(millis() - start);
  }
  return ms < 0;
}
#elif defined(DOUBLES)
static double seconds(void) {
  struct timespec ts;
  clock_gettime(CLOCK_MONOTONIC, &ts);
  return ts.tv_sec + ts.tv_nsec * 1e-9;
}

static int wait_ready(int ms) {
  double start = seconds();
  for (;;) {
    if (is_ready()) return 1;
    if (seconds() - start > 1.5) return ms < 0;
  }
}
#elif defined(TICKS)
static int wait_ready(int ms) {
  clock_t start = clock();
  while (!is_ready())
    if ((double)(clock() - start) / CLOCKS_PER_SEC > 0.1) return ms < 0;
  return 1;
}
#else
static long long nanos(void) {
  struct timespec ts;
  clock_gettime(CLOCK_MONOTONIC, &ts);
  return ts.tv_sec * 1000000000LL + ts.tv_nsec;
}

static int wait_ready(int ms) {
  long long now = nanos(), deadline = now + ms * 1000000LL;
  for (; now < deadline; now = nanos()) {
    if (is_ready()) return 1;
  }
  return 0;
}
#endif

static void *worker(void *arg) {
  data = 42;
  atomic_store_explicit(&ready, 1, memory_order_release);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  int ok = wait_ready(5);
#ifdef BUG
  assert(ok); /* time may run out */
#endif
  if (ok) assert(data == 42);
  pthread_join(t, NULL);
  printf("%d\n", ok);
  return 0;
}
