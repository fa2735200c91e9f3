// expect: verified
#include <cassert>
#include <exception>
#include <stdexcept>
#include <thread>

int main() {
  std::exception_ptr error;
  std::thread t([&error] {
    try {
      throw std::runtime_error("broken");
    } catch (...) {
      error = std::current_exception();
    }
  });
  t.join();
  assert(error);
  try {
    std::rethrow_exception(error);
  } catch (const std::runtime_error&) {
    return 0;
  }
  assert(!"not reached");
}
