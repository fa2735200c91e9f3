/*
 * Thread-specific values, of POSIX and of C11. A thread's values are its own memory; a key is never given a second
 * time, so no thread can have an old value under a new key. Destructors run at the end of each thread (lower/ends.ts),
 * but not when main returns or the program exits.
 */
#include <errno.h>
#include <pthread.h>
#include <threads.h>

typedef void (*destructor)(void *);
static _Thread_local void *values[PTHREAD_KEYS_MAX];
static destructor destructors[PTHREAD_KEYS_MAX];
static unsigned given;

static int create(unsigned *key, destructor f) {
  unsigned n = __atomic_fetch_add(&given, 1, __ATOMIC_RELAXED);
  if (n >= PTHREAD_KEYS_MAX) return EAGAIN;
  __atomic_store_n(&destructors[n], f, __ATOMIC_RELAXED);
  *key = n;
  return 0;
}

static int delete(unsigned key) {
  if (key >= PTHREAD_KEYS_MAX) return EINVAL;
  __atomic_store_n(&destructors[key], NULL, __ATOMIC_RELAXED);
  return 0;
}

int pthread_key_create(pthread_key_t *key, void (*f)(void *)) { return create(key, f); }

int pthread_key_delete(pthread_key_t key) { return delete(key); }

void *pthread_getspecific(pthread_key_t key) { return key < PTHREAD_KEYS_MAX ? values[key] : NULL; }

int pthread_setspecific(pthread_key_t key, const void *value) {
  if (key >= PTHREAD_KEYS_MAX) return EINVAL;
  values[key] = (void *)value;
  return 0;
}

int tss_create(tss_t *key, tss_dtor_t f) { return create(key, f) == 0 ? thrd_success : thrd_error; }

void tss_delete(tss_t key) { (void)delete(key); }

void *tss_get(tss_t key) { return key < PTHREAD_KEYS_MAX ? values[key] : NULL; }

int tss_set(tss_t key, void *value) {
  if (key >= PTHREAD_KEYS_MAX) return thrd_error;
  values[key] = value;
  return thrd_success;
}

static int destroy_once(void) {
  int called = 0;
  for (unsigned key = 0; key < PTHREAD_KEYS_MAX; key++) {
    void *value = values[key];
    if (value == NULL) continue;
    destructor f = __atomic_load_n(&destructors[key], __ATOMIC_RELAXED);
    if (f == NULL) continue;
    values[key] = NULL;
    f(value);
    called = 1;
  }
  return called;
}

void __heddle_top_thread_keys(void);
void __heddle_top_thread_keys(void) {
  for (int n = 0; n < PTHREAD_DESTRUCTOR_ITERATIONS && destroy_once(); n++) {
  }
}
