// The text of an exception: its own copy, since what it was made from may be gone when it is read.
#ifndef __HEDDLE_CXX_MESSAGE
#define __HEDDLE_CXX_MESSAGE
#include <stdlib.h>
namespace std {
struct __message {
  char *__text;
  __message(const char *text) noexcept : __text(__copy(text)) {}
  __message(const __message &other) noexcept : __text(__copy(other.__text)) {}
  __message &operator=(const __message &other) noexcept {
    char *copy = __copy(other.__text);
    free(__text);
    __text = copy;
    return *this;
  }
  ~__message() { free(__text); }
  static char *__copy(const char *text) noexcept {
    size_t n = 0;
    while (text[n] != 0) n++;
    char *copy = (char *)malloc(n + 1);
    for (size_t i = 0; i <= n; i++) copy[i] = text[i];
    return copy;
  }
};
} // namespace std
#endif
