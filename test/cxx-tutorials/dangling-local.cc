// expect: violated memory
#include <iostream>
#include <thread>

struct Task {
  int& value;
  void operator()() const { std::cout << "value is " << value << '\n'; }
};

std::thread launch() {
  int local = 7;
  Task task{local};
  return std::thread(task);  // the thread outlives local
}

int main() {
  std::thread t = launch();
  t.join();
}
