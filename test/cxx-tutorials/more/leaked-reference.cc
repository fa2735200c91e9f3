// expect: violated race
#include <mutex>
#include <thread>
#include <vector>

class Data {
  std::vector<int> v{1};
  std::mutex m;

 public:
  template <class F>
  void with(F f) {
    std::lock_guard lock(m);
    f(v);
  }
};

int main() {
  Data d;
  std::vector<int>* leaked = nullptr;
  d.with([&](std::vector<int>& v) { leaked = &v; });
  std::thread t([&] { d.with([](auto& v) { v.push_back(2); }); });
  leaked->push_back(3);
  t.join();
}
