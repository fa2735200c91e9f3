/* A reference count in an atomic_t: the last one frees.
 * platform: verified
 * platform: -DSPLIT violated memory
 * check: leak
 */
#include <heddle/linux.h>

struct object {
  atomic_t refs;
  int payload;
};
struct object *object;

static void put(struct object *o) {
#ifdef SPLIT
  atomic_dec(&o->refs);
  if (atomic_read(&o->refs) == 0) kfree(o);
#else
  if (atomic_dec_and_test(&o->refs)) kfree(o);
#endif
}

static void *run(void *arg) {
  BUG_ON(object->payload != 7);
  put(object);
  return arg;
}

int main(void) {
  pthread_t a, b;
  object = kmalloc(sizeof *object, GFP_KERNEL);
  atomic_set(&object->refs, 2);
  object->payload = 7;
  pthread_create(&a, 0, run, 0);
  pthread_create(&b, 0, run, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
