// expect: verified
#include <cassert>
#include <mutex>
#include <thread>

struct Box {
  std::mutex m;
  int things = 10;
};

void move(Box& from, Box& to, int n) {
  std::unique_lock<std::mutex> l1(from.m, std::defer_lock), l2(to.m, std::defer_lock);
  std::lock(l1, l2);
  from.things -= n;
  to.things += n;
}

int main() {
  Box a, b;
  std::thread t1(move, std::ref(a), std::ref(b), 3);
  std::thread t2(move, std::ref(b), std::ref(a), 5);
  t1.join();
  t2.join();
  assert(a.things == 12 && b.things == 8);
}
