/*
 * Numbers and text: floats in string streams, <charconv>, <format>, files in memory.
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <cassert>
#include <charconv>
#include <format>
#include <fstream>
#include <iomanip>
#include <iterator>
#include <print>
#include <sstream>
#include <string>
#include <vector>

struct point {
  int x, y;
};
template <class C, class T> std::basic_ostream<C, T> &operator<<(std::basic_ostream<C, T> &out, const point &p) {
  return out << '(' << p.x << ',' << p.y << ')';
}
template <> struct std::formatter<point> : std::formatter<std::string> {
  auto format(const point &p, std::format_context &context) const {
    return std::formatter<std::string>::format(std::format("<{} {}>", p.x, p.y), context);
  }
};

int main() {
  std::ostringstream out;
  out << 3.25 << ' ' << 0.1 << ' ' << 1e20 << ' ' << std::fixed << std::setprecision(2) << 2.0 / 3 << ' ' << std::scientific << 12345.678;
  assert(out.str() == "3.25 0.1 1e+20 0.67 1.23e+04");
  std::ostringstream more;
  more << point{1, 2} << std::setw(8) << 1.5f << std::quoted("a\"b");
  assert(more.str() == "(1,2)     1.5\"a\\\"b\"");
  std::istringstream in("4 2.5 word");
  int n;
  double d;
  std::string word;
  in >> n >> d >> word;
  assert(n == 4 && d == 2.5 && word == "word" && in);
  std::vector<int> numbers;
  std::istringstream list("1 2 3");
  for (std::istream_iterator<int> i(list), end; i != end; ++i) numbers.push_back(*i);
  assert(numbers.size() == 3);
  std::ostringstream joined;
  for (std::ostream_iterator<int> o(joined, ";"); int i : numbers) *o++ = i;
  assert(joined.str() == "1;2;3;");

  char text[20];
  auto [end, ec] = std::to_chars(text, text + sizeof text, -255, 16);
  assert(ec == std::errc{} && std::string(text, end) == "-ff");
  int back = 0;
  auto got = std::from_chars(text, end, back, 16);
  assert(got.ptr == end && back == -255);
  assert(std::from_chars(text, text, back).ec == std::errc::invalid_argument);
  signed char small = 0;
  const char *large = "200";
  assert(std::from_chars(large, large + 3, small).ec == std::errc::result_out_of_range && small == 0);
  assert(std::to_chars(text, text + 2, 12345).ec == std::errc::value_too_large);
  double x = 0;
  const char *pi = "3.14159x";
  assert(std::from_chars(pi, pi + 8, x).ptr == pi + 7 && x == 3.14159);
  assert(std::stod("2.5e3") == 2500.0);

  assert(std::format("{} {:>4}|{:<4}|{:^5}|{:05}", 1, 2, "ab", 'c', -42) == "1    2|ab  |  c  |-0042");
  assert(std::format("{1} {0:#x} {0:b} {2}", 10, std::string("s"), true) == "s 0xa 1010 true");
  assert(std::format("{:.3f} {} {:{}}", 3.14159, 0.5, 7, 3) == "3.142 0.5   7");
  assert(std::format("{{{}}}", point{3, 4}) == "{<3 4>}");
  assert(std::formatted_size("{}", 1234) == 4);
  std::string appended;
  std::format_to(std::back_inserter(appended), "{:x}", 255);
#ifdef BUG
  assert(appended == "FF");
#else
  assert(appended == "ff");
#endif
  try {
    (void)std::vformat("{", std::make_format_args());
    assert(false);
  } catch (const std::format_error &) {
  }
  std::println("{} of {}", 1, 2);

  {
    std::ofstream file("data.txt");
    file << "line " << 1.5 << '\n' << 2;
  }
  std::ifstream file("data.txt");
  std::string line;
  assert(file.is_open() && std::getline(file, line) && line == "line 1.5");
  assert(file >> n && n == 2);
  assert(!std::ifstream("other.txt"));
}
