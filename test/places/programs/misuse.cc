#include <cassert>
#include <mutex>
std::mutex m;
int main() {
  m.unlock();
  assert(0);
}
