/*
 * Elements that neither move nor can be copied, in a vector that has them from the beginning.
 * heddle: clean
 * heddle -DBUG: violated race
 */
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>
#include <vector>

int main() {
  std::vector<std::atomic<int>> counts(4);
  std::vector<std::mutex> locks(3);
  int data[3] = {0, 0, 0};
  auto work = [&](int own) {
    counts[own].fetch_add(1, std::memory_order_relaxed);
    counts[3].fetch_add(1);
#ifdef BUG
    std::lock_guard<std::mutex> hold(locks[own]);
#else
    std::lock_guard<std::mutex> hold(locks[2]);
#endif
    data[2]++;
  };
  std::thread t(work, 0);
  work(1);
  t.join();
  assert(counts[0] == 1 && counts[1] == 1 && counts[2] == 0 && counts[3] == 2);
  assert(data[2] == 2);
  std::vector<std::vector<std::atomic<int>>> rows(2);
  assert(rows.size() == 2 && rows[1].empty());
}
