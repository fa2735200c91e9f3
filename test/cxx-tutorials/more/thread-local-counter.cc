// expect: verified
#include <cassert>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

thread_local int calls = 0;
std::mutex outMutex;

void log(const std::string& who) {
  ++calls;
  std::lock_guard<std::mutex> lock(outMutex);
  std::cout << who << ": call " << calls << '\n';
}

int main() {
  auto work = [](const char* name) {
    log(name);
    log(name);
    assert(calls == 2);
  };
  std::thread a(work, "a"), b(work, "b");
  a.join();
  b.join();
  assert(calls == 0);
}
