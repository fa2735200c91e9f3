/* SafeStack as published (Vyukov, 2010), in C++ with std::atomic: a lock-free stack of the cells of an array. Two threads may come to own
 * one cell; that takes three threads, two turns each, and five changes of thread at the right places.
 * heddle check safestack.cc --model sc --engine sequentialize --unwind 3 --rounds 4 */
#include <atomic>
#include <cassert>
#include <thread>

struct Item {
  int value;
  std::atomic<int> next;
};

static Item array[3] = {{0, 1}, {0, 2}, {0, -1}};

class SafeStack {
 public:
  int pop() {
    while (count > 1) {
      int head1 = head;
      int next1 = array[head1].next.exchange(-1);
      if (next1 < 0) continue;
      int expected = head1;
      if (head.compare_exchange_strong(expected, next1)) {
        --count;
        return head1;
      }
      array[head1].next.exchange(next1);
    }
    return -1;
  }

  void push(int index) {
    int head1 = head;
    do array[index].next = head1;
    while (!head.compare_exchange_strong(head1, index));
    ++count;
  }

 private:
  std::atomic<int> head{0}, count{3};
};

static SafeStack stack;

static void worker(int id) {
  for (int i = 0; i < 2; i++) {
    int k;
    do k = stack.pop();
    while (k < 0);
    array[k].value = id;
    assert(array[k].value == id);
    stack.push(k);
  }
}

int main() {
  std::thread a(worker, 1), b(worker, 2), c(worker, 3);
  a.join(), b.join(), c.join();
}
