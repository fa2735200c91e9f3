/*
 * Double-checked initialisation of a shared object, with C11 threads (threads.h).
 *
 * The first look needs no lock: its acquire load takes over the fields that were filled in before the release store of
 * the pointer. Only when the pointer is still null is the mutex taken and the question asked again.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
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
      c->width = 3;
      c->height = 4;
      atomic_store_explicit(&instance, c, memory_order_release);
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
