// expect: violated deadlock
#include <iostream>
#include <mutex>
#include <thread>

struct Account {
  explicit Account(int b) : balance(b) {}
  int balance;
  std::mutex m;
};

void transfer(Account& from, Account& to, int amount) {
  std::lock_guard<std::mutex> lock1(from.m);
  std::lock_guard<std::mutex> lock2(to.m);
  from.balance -= amount;
  to.balance += amount;
}

int main() {
  Account alice(100), bob(50);
  std::thread t1(transfer, std::ref(alice), std::ref(bob), 10);
  std::thread t2(transfer, std::ref(bob), std::ref(alice), 20);
  t1.join();
  t2.join();
  std::cout << alice.balance << ' ' << bob.balance << '\n';
}
