/* expect: --model=tso --volatile=relaxed -> verified
 * expect: --volatile=relaxed -> verified
 * expect: -DNO_WMB --volatile=relaxed -> race
 * expect: -DNO_RMB --volatile=relaxed -> race
 * expect: -DOVERRUN --volatile=relaxed -> race
 * A kfifo in the kernel's style: free-running indices, READ_ONCE and WRITE_ONCE through volatile, smp_* macros as each arch has them. */
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef uint8_t __u8_alias_t __attribute__((__may_alias__));
typedef uint32_t __u32_alias_t __attribute__((__may_alias__));
typedef uint64_t __u64_alias_t __attribute__((__may_alias__));

#define barrier() __asm__ __volatile__("" : : : "memory")

static inline __attribute__((always_inline)) void __read_once_size(const volatile void *p, void *res, int size) {
  switch (size) {
    case 1: *(__u8_alias_t *)res = *(volatile __u8_alias_t *)p; break;
    case 4: *(__u32_alias_t *)res = *(volatile __u32_alias_t *)p; break;
    case 8: *(__u64_alias_t *)res = *(volatile __u64_alias_t *)p; break;
    default: barrier(); __builtin_memcpy(res, (const void *)p, size); barrier();
  }
}
static inline __attribute__((always_inline)) void __write_once_size(volatile void *p, void *res, int size) {
  switch (size) {
    case 1: *(volatile __u8_alias_t *)p = *(__u8_alias_t *)res; break;
    case 4: *(volatile __u32_alias_t *)p = *(__u32_alias_t *)res; break;
    case 8: *(volatile __u64_alias_t *)p = *(__u64_alias_t *)res; break;
    default: barrier(); __builtin_memcpy((void *)p, res, size); barrier();
  }
}
#define READ_ONCE(x) ({ union { __typeof__(x) __val; char __c[1]; } __u = { .__c = { 0 } }; __read_once_size(&(x), __u.__c, sizeof(x)); __u.__val; })
#define WRITE_ONCE(x, val) ({ union { __typeof__(x) __val; char __c[1]; } __u = { .__val = (val) }; __write_once_size(&(x), __u.__c, sizeof(x)); __u.__val; })
#ifdef NO_WMB
#define smp_wmb() barrier()
#else
#define smp_wmb() __atomic_thread_fence(__ATOMIC_RELEASE)
#endif
#ifdef NO_RMB
#define smp_rmb() barrier()
#else
#define smp_rmb() __atomic_thread_fence(__ATOMIC_ACQUIRE)
#endif
#define smp_mb() __sync_synchronize()
#define min(x, y) ({ __typeof__(x) _a = (x); __typeof__(y) _b = (y); (void)(&_a == &_b); _a < _b ? _a : _b; })

struct kfifo {
  unsigned int in, out, mask;
  unsigned char data[4];
};

static unsigned int kfifo_in(struct kfifo *fifo, const unsigned char *buf, unsigned int len) {
  unsigned int size = fifo->mask + 1;
  unsigned int in = fifo->in;
  unsigned int unused = size - (in - READ_ONCE(fifo->out));
  smp_mb();
#ifndef OVERRUN
  len = min(len, unused);
#endif
  unsigned int off = in & fifo->mask;
  unsigned int l = min(len, size - off);
  memcpy(fifo->data + off, buf, l);
  memcpy(fifo->data, buf + l, len - l);
  smp_wmb();
  WRITE_ONCE(fifo->in, in + len);
  return len;
}

static unsigned int kfifo_out(struct kfifo *fifo, unsigned char *buf, unsigned int len) {
  unsigned int size = fifo->mask + 1;
  unsigned int out = fifo->out;
  unsigned int l = READ_ONCE(fifo->in) - out;
  len = min(len, l);
  smp_rmb();
  unsigned int off = out & fifo->mask;
  l = min(len, size - off);
  memcpy(buf, fifo->data + off, l);
  memcpy(buf + l, fifo->data, len - l);
  smp_mb();
  WRITE_ONCE(fifo->out, out + len);
  return len;
}

static struct kfifo fifo = {.mask = 3};

static void *writer(void *arg) {
  (void)arg;
  unsigned char msg[3] = {1, 2, 3};
  unsigned int done = 0;
  while (done < 3) done += kfifo_in(&fifo, msg + done, 3 - done);
  unsigned char more[2] = {4, 5};
  done = 0;
  while (done < 2) done += kfifo_in(&fifo, more + done, 2 - done);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  unsigned char got[5];
  unsigned int n = 0;
  while (n < 5) n += kfifo_out(&fifo, got + n, 5 - n);
  for (unsigned i = 0; i < 5; i++) assert(got[i] == i + 1);
  pthread_join(t, 0);
  return 0;
}
