#include <atomic>
#include <stdexcept>
#include <thread>

std::atomic<int> tickets{1};

void take() {
  if (tickets.fetch_sub(1) <= 0) throw std::runtime_error("sold out");
}

int main() {
  std::thread a(take), b(take);
  a.join();
  b.join();
}
