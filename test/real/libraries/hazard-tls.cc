/* expect: -> verified
 * expect: -DNO_RECHECK -> memory
 * expect: -DWEAK_HAZARD -> memory
 * expect: -DFREE_AT_ONCE -> memory
 * expect: -DWEAK_PUSH -> race
 * A Treiber stack with hazard pointers that threads own by thread_local objects (as in Anthony Williams' book). */
#include <atomic>
#include <cassert>
#include <memory>
#include <stdexcept>
#include <thread>

constexpr unsigned max_hazard_pointers = 3;
struct hazard_pointer {
  std::atomic<std::thread::id> id;
  std::atomic<void*> pointer;
};
hazard_pointer hazard_pointers[max_hazard_pointers];

class hp_owner {
  hazard_pointer* hp;

 public:
  hp_owner(hp_owner const&) = delete;
  hp_owner operator=(hp_owner const&) = delete;
  hp_owner() : hp(nullptr) {
    for (unsigned i = 0; i < max_hazard_pointers; ++i) {
      std::thread::id old_id;
      if (hazard_pointers[i].id.compare_exchange_strong(old_id, std::this_thread::get_id())) {
        hp = &hazard_pointers[i];
        break;
      }
    }
    if (!hp) throw std::runtime_error("No hazard pointers available");
  }
  std::atomic<void*>& get_pointer() { return hp->pointer; }
  ~hp_owner() {
    hp->pointer.store(nullptr);
    hp->id.store(std::thread::id());
  }
};

std::atomic<void*>& get_hazard_pointer_for_current_thread() {
  thread_local static hp_owner hazard;
  return hazard.get_pointer();
}

bool outstanding_hazard_pointers_for(void* p) {
  for (unsigned i = 0; i < max_hazard_pointers; ++i)
    if (hazard_pointers[i].pointer.load() == p) return true;
  return false;
}

template <typename T>
class lock_free_stack {
  struct node {
    std::shared_ptr<T> data;
    node* next;
    node(T const& d) : data(std::make_shared<T>(d)), next(nullptr) {}
  };
  std::atomic<node*> head{nullptr};
 public:
  void push(T const& data) {
    node* const new_node = new node(data);
    new_node->next = head.load(std::memory_order_relaxed);
#ifdef WEAK_PUSH
    while (!head.compare_exchange_weak(new_node->next, new_node, std::memory_order_relaxed)) {
    }
#else
    while (!head.compare_exchange_weak(new_node->next, new_node, std::memory_order_release, std::memory_order_relaxed)) {
    }
#endif
  }

  std::shared_ptr<T> pop() {
    std::atomic<void*>& hp = get_hazard_pointer_for_current_thread();
    node* old_head = head.load();
    do {
#ifdef NO_RECHECK
      hp.store(old_head);
#else
      node* temp;
      do {
        temp = old_head;
#ifdef WEAK_HAZARD
        hp.store(old_head, std::memory_order_release);
        old_head = head.load(std::memory_order_acquire);
#else
        hp.store(old_head);
        old_head = head.load();
#endif
      } while (old_head != temp);
#endif
    } while (old_head && !head.compare_exchange_strong(old_head, old_head->next));
    hp.store(nullptr);
    std::shared_ptr<T> res;
    if (old_head) {
      res.swap(old_head->data);
#ifdef FREE_AT_ONCE
      delete old_head;
#else
      if (!outstanding_hazard_pointers_for(old_head)) delete old_head;
#endif
    }
    return res;
  }
};

int main() {
  lock_free_stack<int> stack;
  stack.push(1);
  std::atomic<int> sum{0};
  auto take = [&] {
    if (auto v = stack.pop()) sum += *v;
  };
  std::thread a([&] {
    stack.push(2);
    take();
  });
  std::thread b(take);
  a.join();
  b.join();
  take();
  take();
  assert(sum == 3);
}
