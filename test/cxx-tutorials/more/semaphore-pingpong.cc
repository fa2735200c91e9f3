// expect: verified
#include <cassert>
#include <iostream>
#include <semaphore>
#include <thread>

std::binary_semaphore toWorker{0}, toMain{0};
int message = 0;

int main() {
  std::thread worker([] {
    toWorker.acquire();
    std::cout << "worker got " << message << '\n';
    message *= 2;
    toMain.release();
  });
  message = 21;
  toWorker.release();
  toMain.acquire();
  assert(message == 42);
  worker.join();
}
