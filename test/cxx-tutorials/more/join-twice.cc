// expect: violated exception
#include <thread>

int main() {
  std::thread t([] {});
  t.join();
  t.join();
}
