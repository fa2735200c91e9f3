// expect: violated race
#include <deque>
#include <thread>
std::deque<int> d{1};
int main() {
  std::thread t([] { d.push_back(2); });
  (void)d.front();
  t.join();
}
