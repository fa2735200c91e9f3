// Formatting. The console's is kept per thread, so that threads that print share nothing.
#ifndef __HEDDLE_CXX_IOS
#define __HEDDLE_CXX_IOS
#include <__heddle/intrinsics.h>
#include <iosfwd>
#include <string>
namespace std {
using streamsize = ptrdiff_t;
using streamoff = long long;
using streampos = long long;
class ios_base {
public:
  using fmtflags = unsigned;
  static constexpr unsigned dec = 1, hex = 2, oct = 4, basefield = 7, fixed = 8, scientific = 16, floatfield = 24, left = 32, right = 64,
                            adjustfield = 96, boolalpha = 128, showbase = 256, uppercase = 512, showpos = 1024, unitbuf = 2048, showpoint = 4096;
  using iostate = unsigned;
  static constexpr unsigned goodbit = 0, badbit = 1, eofbit = 2, failbit = 4;
  using openmode = unsigned;
  static constexpr unsigned in = 1, out = 2, app = 4, ate = 8, binary = 16, trunc = 32;
  enum seekdir { beg, cur, end };
  static bool sync_with_stdio(bool = true) { return true; }
};
template <> class basic_ios<char, char_traits<char>> : public ios_base {};
struct __format {
  unsigned __flags = 0;
  int __width = 0;
  int __precision = 6;
  char __fill = ' ';
};
inline constinit thread_local __format __console_format;

/* What a conversion of printf looks like for this format: "%" flags, width and precision by arguments, length, letter. */
struct __conversion {
  char __text[12];
  unsigned __n = 0;
  constexpr __conversion(const __format &f, bool precise, const char *length, char letter) : __text{} {
    __add('%');
    if (f.__flags & ios_base::left) __add('-');
    if (f.__flags & (precise ? ios_base::showpoint : ios_base::showbase)) __add('#');
    if (f.__flags & ios_base::showpos) __add('+');
    if (f.__fill == '0' && !(f.__flags & ios_base::left)) __add('0');
    __add('*');
    if (precise) __add('.'), __add('*');
    while (*length != 0) __add(*length++);
    __add(letter);
  }
  constexpr void __add(char c) { __text[__n++] = c; }
};
} // namespace std
#endif
