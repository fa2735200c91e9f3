// expect: verified
#include <atomic>
#include <cassert>
#include <thread>

template <class T>
class Stack {
  struct Node {
    T value;
    Node* next;
  };
  std::atomic<Node*> head{nullptr};

 public:
  void push(T v) {
    Node* n = new Node{v, head.load(std::memory_order_relaxed)};
    while (!head.compare_exchange_weak(n->next, n, std::memory_order_release, std::memory_order_relaxed))
      ;
  }
  int drain() {
    int sum = 0;
    for (Node* n = head.exchange(nullptr, std::memory_order_acquire); n;) {
      sum += n->value;
      Node* old = n;
      n = n->next;
      delete old;
    }
    return sum;
  }
};

int main() {
  Stack<int> s;
  std::thread a([&] { s.push(1); }), b([&] { s.push(2); });
  int early = s.drain();
  a.join();
  b.join();
  assert(early + s.drain() == 3);
}
