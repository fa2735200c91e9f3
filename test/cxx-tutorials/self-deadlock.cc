// expect: violated deadlock
#include <mutex>

class Set {
  std::mutex m;
  int n = 0;

 public:
  void add() {
    std::lock_guard lock(m);
    ++n;
  }
  void addTwo() {
    std::lock_guard lock(m);
    add();
    add();
  }
};

int main() {
  Set s;
  s.addTwo();
}
