// expect: violated race
#include <map>
#include <string>
#include <thread>
std::map<std::string, int> m{{"a", 1}};
int main() {
  std::thread t([] { m["b"] = 2; });
  if (m.find("a") != m.end()) (void)m.at("a");
  t.join();
}
