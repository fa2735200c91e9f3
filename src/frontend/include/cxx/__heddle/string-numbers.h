// Numbers to strings and back.
#ifndef __HEDDLE_CXX_STRING_NUMBERS
#define __HEDDLE_CXX_STRING_NUMBERS
#include <__heddle/throw-declared.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string>
namespace std {
inline string __digits(unsigned long long n, bool negative, unsigned base = 10) {
  char text[66];
  size_t at = sizeof text;
  do text[--at] = "0123456789abcdef"[n % base];
  while ((n /= base) != 0);
  if (negative) text[--at] = '-';
  return string(text + at, sizeof text - at);
}
inline string to_string(int n) { return std::__digits(n < 0 ? 0ull - n : n, n < 0); }
inline string to_string(long n) { return std::__digits(n < 0 ? 0ull - n : n, n < 0); }
inline string to_string(long long n) { return std::__digits(n < 0 ? 0ull - n : n, n < 0); }
inline string to_string(unsigned n) { return std::__digits(n, false); }
inline string to_string(unsigned long n) { return std::__digits(n, false); }
inline string to_string(unsigned long long n) { return std::__digits(n, false); }
inline string to_string(double x) {
  char text[400];
  snprintf(text, sizeof text, "%f", x);
  return text;
}
inline string to_string(float x) { return std::to_string(double(x)); }

template <class _F> auto __parse(const char *what, const string &s, size_t *end, _F f) {
  char *stop = nullptr;
  errno = 0;
  auto n = f(s.c_str(), &stop);
  if (stop == s.c_str()) std::__throw_invalid_argument(what);
  if (errno == ERANGE) std::__throw_out_of_range(what);
  if (end != nullptr) *end = stop - s.c_str();
  return n;
}
inline long stol(const string &s, size_t *end = nullptr, int base = 10) {
  return std::__parse("stol", s, end, [&](const char *p, char **q) { return strtol(p, q, base); });
}
inline long long stoll(const string &s, size_t *end = nullptr, int base = 10) {
  return std::__parse("stoll", s, end, [&](const char *p, char **q) { return strtoll(p, q, base); });
}
inline unsigned long stoul(const string &s, size_t *end = nullptr, int base = 10) {
  return std::__parse("stoul", s, end, [&](const char *p, char **q) { return strtoul(p, q, base); });
}
inline unsigned long long stoull(const string &s, size_t *end = nullptr, int base = 10) {
  return std::__parse("stoull", s, end, [&](const char *p, char **q) { return strtoull(p, q, base); });
}
inline int stoi(const string &s, size_t *end = nullptr, int base = 10) {
  long n = std::stol(s, end, base);
  if (n != int(n)) std::__throw_out_of_range("stoi");
  return int(n);
}
inline double stod(const string &s, size_t *end = nullptr) {
  return std::__parse("stod", s, end, [](const char *p, char **q) { return strtod(p, q); });
}
inline float stof(const string &s, size_t *end = nullptr) { return float(std::stod(s, end)); }
} // namespace std
#endif
