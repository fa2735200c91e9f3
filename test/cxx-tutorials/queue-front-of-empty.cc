// expect: violated assertion
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

std::queue<int> q;
std::mutex m;
bool empty() { std::lock_guard l(m); return q.empty(); }
int front() { std::lock_guard l(m); return q.front(); }
void pop() { std::lock_guard l(m); q.pop(); }

int main() {
  q.push(1);
  std::thread reader([] {
    if (!empty()) std::cout << front() << '\n';  // check, then act
  });
  pop();
  reader.join();
}
