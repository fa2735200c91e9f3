/* Static objects of the library and of classes end when their destructors have run; what has none, and an object that is made once and
 * never given back, lives to the end.
 * lifetimes: verified
 * lifetimes: -DLOGGED violated memory
 */
#include <mutex>
#include <string>
#include <thread>
#include <vector>

struct Log {
  std::mutex m;
  int lines = 0;
  void add() {
    std::lock_guard<std::mutex> hold(m);
    lines++;
  }
#ifdef LOGGED
  ~Log() {}
#endif
};
static Log kept;
static std::string name = "x";
static std::vector<int> all;
struct User {
  unsigned size = 0;
  ~User() { size = name.size() + all.size(); }
};
static User user;

int main() {
  static Log &never = *new Log;
  std::thread([] {
    kept.add();
    never.add();
  }).detach();
  return 0;
}
