/* Preprocessed text, with objects laid out as glibc has them on 32 bits: every kind of object.
 * platform: verified
 * ilp32 only
 */
typedef unsigned long int pthread_t;
typedef unsigned int pthread_key_t;
typedef int pthread_once_t;
typedef volatile int pthread_spinlock_t;
typedef union { char __size[36]; long int __align; } pthread_attr_t;
struct mutex_data { int __lock; unsigned int __count; int __owner; int __kind; unsigned int __nusers; union { struct { short __espins; short __eelision; } __elision_data; void *__list; }; };
typedef union { struct mutex_data __data; char __size[24]; long int __align; } pthread_mutex_t;
struct cond_data { __extension__ union { __extension__ unsigned long long int __value64; struct { unsigned int __low, __high; } __value32; } __wseq, __g1_start; unsigned int __g_refs[2], __g_size[2], __g1_orig_size, __wrefs, __g_signals[2]; };
typedef union { struct cond_data __data; char __size[48]; __extension__ long long int __align; } pthread_cond_t;
struct rwlock_data { unsigned int __readers, __writers, __wrphase_futex, __writers_futex, __pad3, __pad4; unsigned char __flags, __shared; signed char __rwelision; unsigned char __pad2; int __cur_writer; };
typedef union { struct rwlock_data __data; char __size[32]; long int __align; } pthread_rwlock_t;
typedef union { char __size[20]; long int __align; } pthread_barrier_t;
typedef union { char __size[16]; long int __align; } sem_t;
typedef union { char __size[4]; int __align; } pthread_mutexattr_t;
struct timespec { long tv_sec; long tv_nsec; };
extern int pthread_create(pthread_t *__restrict, const pthread_attr_t *__restrict, void *(*)(void *), void *__restrict) __attribute__((__nothrow__));
extern int pthread_join(pthread_t, void **);
extern int pthread_mutex_lock(pthread_mutex_t *);
extern int pthread_mutex_unlock(pthread_mutex_t *);
extern int pthread_mutex_timedlock(pthread_mutex_t *__restrict, const struct timespec *__restrict);
extern int pthread_cond_wait(pthread_cond_t *__restrict, pthread_mutex_t *__restrict);
extern int pthread_cond_signal(pthread_cond_t *);
extern int pthread_rwlock_rdlock(pthread_rwlock_t *);
extern int pthread_rwlock_wrlock(pthread_rwlock_t *);
extern int pthread_rwlock_unlock(pthread_rwlock_t *);
extern int pthread_rwlock_destroy(pthread_rwlock_t *);
extern int pthread_spin_init(pthread_spinlock_t *, int);
extern int pthread_spin_lock(pthread_spinlock_t *);
extern int pthread_spin_unlock(pthread_spinlock_t *);
extern int pthread_barrier_init(pthread_barrier_t *__restrict, const void *__restrict, unsigned int);
extern int pthread_barrier_wait(pthread_barrier_t *);
extern int pthread_once(pthread_once_t *, void (*)(void));
extern int pthread_key_create(pthread_key_t *, void (*)(void *));
extern void *pthread_getspecific(pthread_key_t);
extern int pthread_setspecific(pthread_key_t, const void *);
extern int sem_init(sem_t *, int, unsigned int);
extern int sem_wait(sem_t *);
extern int sem_post(sem_t *);
extern void __assert_fail(const char *, const char *, unsigned int, const char *) __attribute__((__noreturn__));
extern void abort(void) __attribute__((__noreturn__));
void reach_error(void) { __assert_fail("0", "glibc.c", 3, "reach_error"); }

pthread_mutex_t m = { { 0, 0, 0, 0, 0, { { 0, 0 } } } };
pthread_cond_t c = { { {0}, {0}, {0, 0}, {0, 0}, 0, 0, {0, 0} } };
pthread_rwlock_t rw = { { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 } };
pthread_spinlock_t spin;
pthread_barrier_t barrier;
pthread_once_t once = 0;
pthread_key_t key;
sem_t sem;
int made, ready, shared, count;

static void make(void) { made = 1; }

void *worker(void *arg) {
  pthread_once(&once, make);
  pthread_setspecific(key, &made);
  if (pthread_getspecific(key) != &made || made != 1) reach_error();
  pthread_rwlock_wrlock(&rw);
  shared = 1;
  pthread_rwlock_unlock(&rw);
  pthread_spin_lock(&spin); count++; pthread_spin_unlock(&spin);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  sem_post(&sem);
  pthread_barrier_wait(&barrier);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_spin_init(&spin, 0);
  pthread_barrier_init(&barrier, 0, 2);
  pthread_key_create(&key, 0);
  sem_init(&sem, 0, 0);
  pthread_create(&t, 0, worker, 0);
  pthread_spin_lock(&spin); count++; pthread_spin_unlock(&spin);
  sem_wait(&sem);
  pthread_rwlock_rdlock(&rw);
  if (shared != 1) reach_error();
  pthread_rwlock_unlock(&rw);
  pthread_mutex_lock(&m);
  while (!ready) pthread_cond_wait(&c, &m);
  pthread_mutex_unlock(&m);
  pthread_barrier_wait(&barrier);
  if (count != 2 || made != 1) reach_error();
  pthread_join(t, 0);
  pthread_rwlock_destroy(&rw);
  return 0;
}
