/* C++: lambdas, std::thread, a lock guard, a stack of Treiber; -DBAD asserts an order of two pushes. */
#include <atomic>
#include <thread>
#include <mutex>
#include <memory>
#include <vector>
#include <cassert>
struct Stack {
  struct Node { int value; Node *next; };
  std::atomic<Node *> head{nullptr};
  void push(Node *node) { node->next = head.load(); while (!head.compare_exchange_weak(node->next, node)) ; }
  Node *pop() { Node *old = head.load(); while (old && !head.compare_exchange_weak(old, old->next)) ; return old; }
};
static std::mutex m; static int count;
int main() {
  Stack s; Stack::Node a{1, nullptr}, b{2, nullptr};
  std::thread t([&] { s.push(&a); std::lock_guard<std::mutex> g(m); ++count; });
  std::thread u([&] { s.push(&b); std::lock_guard<std::mutex> g(m); ++count; });
  t.join(); u.join();
  auto *p = s.pop(), *q = s.pop();
  assert(p && q && p != q && p->value + q->value == 3 && count == 2);
#ifdef BAD
  assert(p->value == 2);
#endif
}
