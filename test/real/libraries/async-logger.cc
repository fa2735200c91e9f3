/* expect: -> verified
 * expect: -DNO_LOCK -> race
 * expect: -DNO_NOTIFY -> deadlock
 * expect: -DDROP_REST -> assertion
 * expect: -DIF_WAIT -> assertion
 * An asynchronous logger: a jthread takes batches of lines, stops when asked, and drains what is left. */
#include <cassert>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

class AsyncLogger {
 public:
  using Sink = std::function<void(std::string_view)>;
  explicit AsyncLogger(Sink sink) : sink_(std::move(sink)), worker_([this](std::stop_token st) { run(st); }) {}
  ~AsyncLogger() {
    worker_.request_stop();
    worker_.join();
  }
  void log(std::string line) {
    {
#ifndef NO_LOCK
      std::lock_guard lock(mutex_);
#endif
      queue_.push_back(std::move(line));
    }
#ifndef NO_NOTIFY
    cv_.notify_one();
#endif
  }

 private:
  void run(std::stop_token st) {
    std::vector<std::string> batch;
    while (true) {
      {
        std::unique_lock lock(mutex_);
#ifdef NO_NOTIFY
        cv_.wait(lock, [&] { return !queue_.empty(); });
#elif defined IF_WAIT
        if (queue_.empty()) cv_.wait(lock, st, [] { return true; });
        if (queue_.empty()) return;
#else
        cv_.wait(lock, st, [&] { return !queue_.empty(); });
#endif
#ifdef DROP_REST
        if (st.stop_requested()) return;
#endif
        if (queue_.empty() && st.stop_requested()) return;
        batch.assign(std::make_move_iterator(queue_.begin()), std::make_move_iterator(queue_.end()));
        queue_.clear();
      }
      for (const auto& line : batch) sink_(line);
      batch.clear();
    }
  }
  Sink sink_;
  std::mutex mutex_;
  std::condition_variable_any cv_;
  std::deque<std::string> queue_;
  std::jthread worker_;
};

int main() {
  std::vector<std::string> out;
  {
    AsyncLogger logger([&](std::string_view s) { out.emplace_back(s); });
    logger.log("one");
    logger.log("two");
  }
  assert(out.size() == 2);
  assert(out[0] == "one" && out[1] == "two");
}
