// expect: memory|race / freed|free
#include <pthread.h>
#include <cassert>
template <class F> void *call(void *f) { (*static_cast<F *>(f))(); return nullptr; }
template <class F, class G> void both(F f, G g) {
  pthread_t t, u;
  pthread_create(&t, nullptr, call<F>, &f);
  pthread_create(&u, nullptr, call<G>, &g);
  pthread_join(t, nullptr);
  pthread_join(u, nullptr);
}

#include <atomic>
struct Node { int v = 1; }; std::atomic<Node *> head{new Node};
int main() { both([] { Node *n = head.exchange(nullptr); delete n; }, [] { if (Node *n = head.load()) assert(n->v == 1); }); }
