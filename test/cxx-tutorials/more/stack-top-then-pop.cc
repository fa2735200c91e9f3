// expect: violated memory
#include <iostream>
#include <mutex>
#include <stack>
#include <thread>

template <class T>
class SafeStack {
  std::stack<T> s;
  mutable std::mutex m;

 public:
  void push(T v) { std::lock_guard l(m); s.push(v); }
  void pop() { std::lock_guard l(m); s.pop(); }
  T top() const { std::lock_guard l(m); return s.top(); }
  bool empty() const { std::lock_guard l(m); return s.empty(); }
};

int main() {
  SafeStack<int> stack;
  stack.push(1);
  std::thread reader([&] {
    if (!stack.empty()) std::cout << stack.top() << '\n';  // may be empty by now: top() of an empty stack
  });
  stack.pop();
  reader.join();
}
