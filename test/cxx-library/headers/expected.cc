/*
 * std::expected, std::pmr, nested exceptions.
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <cassert>
#include <exception>
#include <expected>
#include <memory_resource>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

static std::expected<int, std::string> parse(const std::string &s) {
  if (s.empty()) return std::unexpected("empty");
  return s[0] - '0';
}

int main() {
  auto a = parse("7"), b = parse("");
  assert(a && *a == 7 && !b && b.error() == "empty" && b.value_or(3) == 3);
  assert(a.transform([](int x) { return x + 1; }).value() == 8);
  assert(a.and_then([](int x) { return parse(std::string(x == 7 ? "1" : "")); }) == 1);
  assert(!b.and_then([](int) { return parse("1"); }));
  assert(b.or_else([](const std::string &) { return parse("9"); }) == 9);
  a = b;
  assert(!a && a == std::unexpected(std::string("empty")));
  std::expected<void, int> nothing, failed = std::unexpected(4);
  assert(nothing && failed.error() == 4);
  try {
    (void)b.value();
    assert(false);
  } catch (const std::bad_expected_access<std::string> &e) {
    assert(e.error() == "empty");
  }

  char buffer[64];
  std::pmr::monotonic_buffer_resource pool(buffer, sizeof buffer);
  std::pmr::vector<int> v(&pool);
  v.push_back(1);
  assert((char *)v.data() >= buffer && (char *)v.data() < buffer + sizeof buffer);
  for (int i = 0; i < 40; i++) v.push_back(i);
  std::pmr::vector<int> other;
  other = std::move(v);
  assert(other.size() == 41 && other[40] == 39);

  try {
    try {
      throw std::runtime_error("inner");
    } catch (...) {
      std::throw_with_nested(std::logic_error("outer"));
    }
  } catch (const std::logic_error &e) {
    try {
      std::rethrow_if_nested(e);
      assert(false);
    } catch (const std::runtime_error &inner) {
      assert(std::string(inner.what()) == "inner");
    }
  }
  int last = 0;
  std::thread t([&] { last = *parse("5"); });
  t.join();
#ifdef BUG
  assert(last == 6);
#else
  assert(last == 5);
#endif
}
