// expect: violated assertion
#include <cassert>
#include <mutex>
#include <thread>

class Wallet {
  std::mutex m;
  int coins = 10;

 public:
  int available() {
    std::lock_guard g(m);
    return coins;
  }
  void pay(int n) {
    std::lock_guard g(m);
    coins -= n;
  }
};

int main() {
  Wallet w;
  auto shop = [&w] {
    if (w.available() >= 8) w.pay(8);  // two steps, each locked
  };
  std::thread a(shop), b(shop);
  a.join();
  b.join();
  assert(w.available() >= 0);
}
