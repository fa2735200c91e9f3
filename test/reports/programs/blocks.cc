#include <atomic>
#include <future>
#include <memory>
#include <thread>

struct Node {
  int value;
  Node *next;
};

struct Stack {
  std::atomic<Node *> top{nullptr};

  void push(int value) {
    Node *n = new Node{value, top.load()};
    while (!top.compare_exchange_weak(n->next, n)) {
    }
  }

  int pop() {
    Node *n = top.load();
    while (n && !top.compare_exchange_weak(n, n->next)) {
    }
    if (!n) return 0;
    int value = n->value;
    delete n;
    return value;
  }
};

int main() {
  Stack stack;
  stack.push(1);
  stack.push(2);
  std::thread a([&] { stack.pop(); }), b([&] { stack.pop(); });
  a.join();
  b.join();
}
