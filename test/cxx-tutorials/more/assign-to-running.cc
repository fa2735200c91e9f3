// expect: violated exception
#include <thread>

int main() {
  std::thread t([] {});
  t = std::thread([] {});  // the first was never joined
  t.join();
}
