/*
 * A bit of everything that clang versions might compile differently. (One thing that they do: the padding of an
 * initialised local aggregate is zero since clang 20, and undefined before.)
 */
#include <assert.h>
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

struct node {
  int value;
  unsigned flags : 3;
  unsigned rest : 5;
  char name[6];
  struct node *_Atomic next;
};
union word {
  uint32_t whole;
  uint8_t bytes[4];
};
struct tagged {
  void *pointer;
  uintptr_t tag;
};

static struct node *_Atomic top;
static _Atomic struct tagged wide;
static _Atomic long long counter;
static _Atomic _Bool ready;
static atomic_flag busy = ATOMIC_FLAG_INIT;
static volatile int device;
static _Thread_local int mine = 3;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t recursive = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static once_flag once = ONCE_FLAG_INIT;
static mtx_t c11_mutex;
static double area;

static void initialise(void) { mtx_init(&c11_mutex, mtx_plain | mtx_recursive); }

static int sum(int n, ...) {
  va_list list;
  int total = 0;
  va_start(list, n);
  while (n-- > 0) total += va_arg(list, int);
  va_end(list);
  return total;
}

static int classify(int n) {
  switch (n) {
    case 0: return 10;
    case 1:
    case 2: return 20;
    case 100: return 30;
    default: return n < 0 ? -1 : 1;
  }
}

static struct node make(int value) {
  struct node node;
  node.value = value;
  node.flags = 5;
  node.rest = 0;
  strcpy(node.name, "node");
  atomic_init(&node.next, NULL);
  return node;
}

static void push(struct node *node) {
  struct node *old = atomic_load_explicit(&top, memory_order_relaxed);
  do {
    atomic_store_explicit(&node->next, old, memory_order_relaxed);
  } while (!atomic_compare_exchange_weak_explicit(&top, &old, node, memory_order_release, memory_order_relaxed));
}

static void *producer(void *arg) {
  struct node *node = malloc(sizeof *node);
  *node = make(*(int *)arg);
  push(node);
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&recursive);
  atomic_store(&ready, true);
  pthread_cond_broadcast(&cond);
  pthread_mutex_unlock(&recursive);
  pthread_mutex_unlock(&mutex);
  while (atomic_flag_test_and_set(&busy)) thrd_yield();
  counter += 2;
  area = fabs(area * 1.5 + (double)mine++);
  atomic_flag_clear(&busy);
  __sync_fetch_and_add(&device, 1);
  atomic_thread_fence(memory_order_seq_cst);
  return node;
}

static int c11_thread(void *arg) {
  (void)arg;
  call_once(&once, initialise);
  mtx_lock(&c11_mutex);
  device++;
  mtx_unlock(&c11_mutex);
  return 7;
}

int main(void) {
  int input = 4, result;
  pthread_t thread;
  thrd_t other;
  void *node;
  pthread_create(&thread, NULL, producer, &input);
  thrd_create(&other, c11_thread, NULL);
  pthread_mutex_lock(&mutex);
  while (!ready) pthread_cond_wait(&cond, &mutex);
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, &node);
  thrd_join(other, &result);
  assert(result == 7 && "c11 threads return ints");

  struct tagged old = atomic_load(&wide), new = {node, old.tag + 1};
  atomic_compare_exchange_strong(&wide, &old, new);
  union word word = {.whole = 0x01020304};
  int (*function)(int) = classify;
  char text[32];
  unsigned length = (unsigned)snprintf(text, sizeof text, "%s:%d", "value", function(word.bytes[0]));
  struct node copy = *(struct node *)node, *array = calloc(length, sizeof *array);
  memcpy(array, &copy, sizeof copy);
  array = realloc(array, 2 * sizeof copy);
  for (unsigned i = 0; i < length && text[i] != 0; i++) text[i] ^= (char)(i % 3);
  int vla[length];
  memset(vla, 0, sizeof vla);
  fprintf(stderr, "%d %lld %s %g\n", sum(3, 1, 2, vla[0]), (long long)counter, strchr(text, ':'), area);
  free(array);
  free(node);
  return errno == EINVAL ? abs(-3) : (int)(((int64_t)copy.flags << 33) >> 31) + (copy.rest ? 1 : __builtin_popcount(word.whole));
}
