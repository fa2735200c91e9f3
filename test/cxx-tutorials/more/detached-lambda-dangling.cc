// expect: violated memory
#include <chrono>
#include <iostream>
#include <memory>
#include <thread>

int main() {
  auto data = std::make_unique<int>(5);
  std::thread worker([raw = data.get()] {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    std::cout << "data: " << *raw << std::endl;
  });
  data.reset();  // too early
  worker.join();
}
