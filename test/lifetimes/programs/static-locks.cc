/* A static mutex, and an object with no more than mutexes and numbers in it, lives to the end of the program: a thread that goes on may hold it.
 * If the class has a member with a destructor that does something, or one of its own, it ends with that.
 * lifetimes: verified
 * lifetimes: -DMADE verified
 * lifetimes: -DDEFAULTED verified
 * lifetimes: -DROW verified
 * lifetimes: -DLOCAL verified
 * lifetimes: -DTHREAD verified
 * lifetimes: -DWAITED verified
 * lifetimes: -DSTRING violated lock|memory
 * lifetimes: -DOWN violated lock|memory
 * lifetimes: -DMADE -DOWN violated lock|memory
 * lifetimes: -DROW -DOWN violated lock|memory
 * lifetimes: -DLOCAL -DOWN violated lock|memory
 */
#include <condition_variable>
#include <mutex>
#include <semaphore>
#include <shared_mutex>
#include <string>
#include <thread>

#ifdef LOCAL
#define MADE
#endif
struct Log {
  std::mutex m;
  std::shared_mutex r;
  std::recursive_mutex more[2];
  int lines = 0;
#ifdef STRING
  std::string name = "a name that is too long to be kept in the object itself";
#endif
#ifdef MADE
  Log(int n) : lines(n) {}
#else
  Log() = default;
#endif
#ifdef OWN
  ~Log() {}
#elif defined DEFAULTED
  ~Log() = default;
#endif
  void add() {
    std::lock_guard<std::mutex> hold(m);
    lines++;
  }
};
int first();
static std::mutex plain;
#if defined ROW && defined MADE
static Log rows[2] = {first(), first()};
static Log &log() { return rows[1]; }
#elif defined ROW
static Log rows[2];
static Log &log() { return rows[1]; }
#elif defined LOCAL
static Log &log() {
  static Log one(first());
  return one;
}
#elif defined THREAD
static thread_local Log one;
static Log &log() { return one; }
#elif defined MADE
static Log one(first());
static Log &log() { return one; }
#else
static Log one;
static Log &log() { return one; }
#endif
static std::counting_semaphore<4> tickets(first());
static std::condition_variable news;
int first() { return 1; }

int main() {
  log().add();
  std::thread([] {
    std::lock_guard<std::mutex> hold(plain);
    log().add();
    tickets.acquire();
#ifdef WAITED
    std::unique_lock<std::mutex> lock(log().m);
    news.wait(lock);
#endif
  }).detach();
  return 0;
}
