/*
 * Double-checked initialisation that publishes the object before it is complete.
 *
 * Bug: the pointer is stored before the fields. The other thread's first look, outside the mutex, finds the pointer and
 * uses fields that are still zero: assertion, and under rc11 a race on the fields.
 *
 * heddle: sc: violated assertion
 * heddle: tso: violated assertion
 * heddle: rc11: violated race assertion
 */
#include <assert.h>
#include <stdatomic.h>
#include <stddef.h>
#include <threads.h>

struct config {
  int width;
  int height;
};

static struct config storage;
static struct config *_Atomic instance;
static mtx_t once;

static struct config *get(void) {
  struct config *c = atomic_load_explicit(&instance, memory_order_acquire);
  if (c == NULL) {
    mtx_lock(&once);
    c = atomic_load_explicit(&instance, memory_order_relaxed);
    if (c == NULL) {
      c = &storage;
      atomic_store_explicit(&instance, c, memory_order_release);
      c->width = 3;
      c->height = 4;
    }
    mtx_unlock(&once);
  }
  return c;
}

static int area(void *arg) {
  (void)arg;
  struct config *c = get();
  return c->width * c->height;
}

int main(void) {
  thrd_t a, b;
  int area_a, area_b;
  mtx_init(&once, mtx_plain);
  thrd_create(&a, area, NULL);
  thrd_create(&b, area, NULL);
  thrd_join(a, &area_a);
  thrd_join(b, &area_b);
  mtx_destroy(&once);
  assert(area_a == 12 && area_b == 12);
  return 0;
}
