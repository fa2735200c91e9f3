/* expect: -> verified
 * expect: -DNO_RECHECK -> memory
 * expect: -DRELAXED_HAZARD -> memory
 * A Treiber stack whose pop protects the node by a hazard pointer; who removes a node frees it unless somebody's
 * hazard pointer is on it. NO_RECHECK: the head is not read again after the pointer is published. */
#include <atomic>
#include <cassert>
#include <thread>

struct Node {
  int value;
  Node *next;
};

static std::atomic<Node *> head{nullptr};
static std::atomic<Node *> hazard[2];
static Node *retired[2];

#ifdef RELAXED_HAZARD
constexpr auto PUBLISH = std::memory_order_relaxed;
#else
constexpr auto PUBLISH = std::memory_order_seq_cst;
#endif

static void push(int value) {
  Node *n = new Node{value, head.load(std::memory_order_relaxed)};
  while (!head.compare_exchange_weak(n->next, n, std::memory_order_release, std::memory_order_relaxed)) {
  }
}

static int pop(int me) {
  for (;;) {
    Node *n = head.load(std::memory_order_acquire);
    if (!n) return -1;
    hazard[me].store(n, PUBLISH);
#ifndef NO_RECHECK
    if (head.load(std::memory_order_seq_cst) != n) continue;
#endif
    Node *next = n->next;
    Node *expected = n;
    if (!head.compare_exchange_strong(expected, next, std::memory_order_seq_cst)) continue;
    hazard[me].store(nullptr, std::memory_order_release);
    int value = n->value;
    if (hazard[1 - me].load(std::memory_order_seq_cst) == n)
      retired[me] = n;
    else
      delete n;
    return value;
  }
}

int main() {
  push(1);
  push(2);
  int a = 0, b = 0;
  std::thread other([&] { b = pop(1); });
  a = pop(0);
  other.join();
  assert((a == 1 && b == 2) || (a == 2 && b == 1));
  delete retired[0];
  delete retired[1];
}
