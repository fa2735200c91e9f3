// expect: verified
#include <cassert>
#include <functional>
#include <string>
#include <thread>

void append(std::string& text, const std::string& what) { text += what; }
void doubleIt(int& n) { n *= 2; }

int main() {
  std::string text = "Hello";
  int n = 21;
  std::thread a(append, std::ref(text), std::string(", world"));
  std::thread b(doubleIt, std::ref(n));
  a.join();
  b.join();
  assert(text == "Hello, world");
  assert(n == 42);
}
