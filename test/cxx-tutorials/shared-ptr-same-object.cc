// expect: violated race
#include <memory>
#include <thread>

int main() {
  std::shared_ptr<int> p = std::make_shared<int>(1);
  std::thread reader([&p] {
    std::shared_ptr<int> copy = p;  // the pointer object itself is shared
  });
  std::thread writer([&p] { p = std::make_shared<int>(2); });
  reader.join();
  writer.join();
}
