/*
 * Arguments are copied, references are wrapped, and a thread is moved. The bug: a reference to a local that is gone.
 *
 * heddle: clean
 * heddle -DBUG: violated memory
 */
#include <cassert>
#include <functional>
#include <memory>
#include <string>
#include <thread>

struct job {
  int n = 0;
  void add(int k, std::unique_ptr<int> extra) { n += k + *extra; }
};

std::thread start(int &out) {
  int local = 5;
#ifdef BUG
  return std::thread([&out, &local] { out = local; });
#else
  return std::thread([&out, local] { out = local; });
#endif
}

int main() {
  job j;
  std::thread a(&job::add, &j, 3, std::make_unique<int>(4));
  std::string text = "abc";
  std::thread b([](std::string &s, const std::string &copy) { s += copy; }, std::ref(text), text);
  int out = 0;
  std::thread c = start(out);
  a.join();
  b.join();
  c.join();
  assert(j.n == 7 && text == "abcabc" && out == 5);
}
