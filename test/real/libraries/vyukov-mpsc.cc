/* expect: -> verified
 * expect: -DWEAK_LINK -> race
 * expect: -DWEAK_NEXT -> race
 * expect: -DNO_STUB_RESET -> liveness
 * expect: -DSPLIT_EXCHANGE -> memory
 * Dmitry Vyukov's intrusive multi-producer single-consumer queue. */
#include <atomic>
#include <cassert>
#include <cstddef>
#include <thread>

struct mpscq_node_t {
  std::atomic<mpscq_node_t*> next;
};

#ifdef WEAK_LINK
#define LINK std::memory_order_relaxed
#else
#define LINK std::memory_order_release
#endif
#ifdef WEAK_NEXT
#define NEXT std::memory_order_relaxed
#else
#define NEXT std::memory_order_acquire
#endif

class mpscq {
  std::atomic<mpscq_node_t*> head_;
  mpscq_node_t* tail_;
  mpscq_node_t stub_;

 public:
  mpscq() : head_(&stub_), tail_(&stub_) { stub_.next.store(nullptr, std::memory_order_relaxed); }
  mpscq(const mpscq&) = delete;
  mpscq& operator=(const mpscq&) = delete;

  void push(mpscq_node_t* n) noexcept {
    n->next.store(nullptr, std::memory_order_relaxed);
#ifdef SPLIT_EXCHANGE
    mpscq_node_t* prev = head_.load(std::memory_order_acquire);
    head_.store(n, std::memory_order_release);
#else
    mpscq_node_t* prev = head_.exchange(n, std::memory_order_acq_rel);
#endif
    prev->next.store(n, LINK);
  }

  mpscq_node_t* pop() noexcept {
    mpscq_node_t* tail = tail_;
    mpscq_node_t* next = tail->next.load(NEXT);
    if (tail == &stub_) {
      if (nullptr == next) return nullptr;
      tail_ = next;
      tail = next;
      next = next->next.load(NEXT);
    }
    if (next) {
      tail_ = next;
      return tail;
    }
    mpscq_node_t* head = head_.load(std::memory_order_acquire);
    if (tail != head) return nullptr;
#ifndef NO_STUB_RESET
    push(&stub_);
#endif
    next = tail->next.load(NEXT);
    if (next) {
      tail_ = next;
      return tail;
    }
    return nullptr;
  }
};

struct Message : mpscq_node_t {
  int from, number;
};

static mpscq queue;

int main() {
  auto produce = [](int id) {
    for (int i = 0; i < 1 + (id == 0); i++) {
      auto* m = new Message;
      m->from = id;
      m->number = i;
      queue.push(m);
    }
  };
  std::thread a(produce, 0), b(produce, 1);
  int next[2] = {0, 0};
  for (int got = 0; got < 3;) {
    mpscq_node_t* n = queue.pop();
    if (!n) {
      std::this_thread::yield();
      continue;
    }
    auto* m = static_cast<Message*>(n);
    assert(m->number == next[m->from]);
    next[m->from]++;
    got++;
    delete m;
  }
  a.join();
  b.join();
  assert(queue.pop() == nullptr);
}
