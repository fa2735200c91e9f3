// expect: violated race
#include <iostream>
#include <mutex>
#include <thread>

struct Config {
  int level = 3;
  static Config* instance;
  static std::mutex m;
  static Config& get() {
    if (!instance) {  // a plain pointer, read without the lock
      std::lock_guard<std::mutex> lock(m);
      if (!instance) instance = new Config;
    }
    return *instance;
  }
};
Config* Config::instance = nullptr;
std::mutex Config::m;

int main() {
  std::thread t([] { std::cout << Config::get().level << '\n'; });
  std::cout << Config::get().level << '\n';
  t.join();
}
