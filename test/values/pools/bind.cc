/*
 * Tasks are made by std::bind from functions, members and their arguments; the workers count under the lock.
 * values: verified
 * values: -DUNLOCKED violated race
 * engines: explore
 * models: rc11
 */
#include <cassert>
#include <functional>
#include <list>
#include <mutex>
#include <thread>

static std::mutex m;
static std::list<std::function<void()>> jobs;

struct Account {
  int balance = 0;
  void add(short amount, char times) {
    for (char i = 0; i < times; i++) balance += amount;
  }
};
static void nothing() {}

static void worker() {
  for (;;) {
    std::function<void()> job;
    {
      std::lock_guard<std::mutex> lock(m);
      if (jobs.empty()) return;
      job = jobs.front();
      jobs.pop_front();
    }
#ifndef UNLOCKED
    std::lock_guard<std::mutex> lock(m);
#endif
    job();
  }
}

int main() {
  Account account;
  jobs.push_back(std::bind(&Account::add, &account, (short)2, (char)1));
  jobs.push_back(std::bind(nothing));
  jobs.push_back(std::bind(std::bind(&Account::add, &account, std::placeholders::_1, (char)1), (short)3));
  std::thread a(worker), b(worker);
  a.join();
  b.join();
  assert(account.balance == 5);
}
