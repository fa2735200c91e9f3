// expect: verified
#include <cassert>
#include <mutex>
#include <thread>

struct Account {
  explicit Account(int b) : balance(b) {}
  int balance;
  std::mutex m;
};

void transfer(Account& from, Account& to, int amount) {
  if (&from == &to) return;
  std::scoped_lock lock(from.m, to.m);
  from.balance -= amount;
  to.balance += amount;
}

int main() {
  Account alice{100}, bob{50};
  std::thread t1([&] { transfer(alice, bob, 10); });
  std::thread t2([&] { transfer(bob, alice, 20); });
  t1.join();
  t2.join();
  assert(alice.balance == 110 && bob.balance == 40);
}
