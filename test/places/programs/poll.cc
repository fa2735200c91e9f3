#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
std::mutex m;
std::condition_variable c;
bool ready;
void w() {
  std::unique_lock l(m);
  while (!ready)
    c.wait_for(l, std::chrono::seconds(1));
}
int main() {
  std::thread t(w), u(w);
  t.join();
  u.join();
}
