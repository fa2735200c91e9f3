// expect: violated race
#include <string>
#include <thread>

class Service {
  std::thread worker;
  std::string name;  // constructed after the thread has started

 public:
  Service() : worker([this] { (void)name.size(); }), name("service") {}
  ~Service() { worker.join(); }
};

int main() { Service s; }
