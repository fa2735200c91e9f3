#include <assert.h>
#include <pthread.h>

static int x; /* </script><script>alert(1)</script><img src=x onerror=alert(1)> */

static void *worker(void *arg) {
  x = 1;
  return NULL;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, NULL, worker, NULL);
  pthread_join(a, NULL);
  assert(x == 0 && "</script><script>window.owned=1</script> ]]> `` **<b>** \\N \" &amp; <!--");
}
