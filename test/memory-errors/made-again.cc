// A block that one thread got from malloc and freed comes back to new[] of another (`--heap reuse`): delete[] is right then. It was "a block made by malloc
// is given to delete[]", because the first allocation was asked for. -DWRONG: what new[] made is given to free, whoever had it before.
#include <cstdlib>
#include <pthread.h>

static void *one(void *) {
  void *p = malloc(8);
  free(p);
  return nullptr;
}

static void *two(void *) {
  char *p = new char[8];
#ifdef WRONG
  free(p);
#else
  delete[] p;
#endif
  return nullptr;
}

int main() {
  pthread_t a, b;
  pthread_create(&a, nullptr, one, nullptr);
  pthread_create(&b, nullptr, two, nullptr);
  pthread_join(a, nullptr);
  pthread_join(b, nullptr);
}
