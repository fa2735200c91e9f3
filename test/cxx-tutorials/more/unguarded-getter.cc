// expect: violated race
#include <iostream>
#include <mutex>
#include <thread>

class Account {
  int balance = 100;
  std::mutex m;

 public:
  void deposit(int amount) {
    std::lock_guard lock(m);
    balance += amount;
  }
  int get() const { return balance; }  // forgets the mutex
};

int main() {
  Account account;
  std::thread t(&Account::deposit, &account, 50);
  std::cout << "Balance now: " << account.get() << std::endl;
  t.join();
}
