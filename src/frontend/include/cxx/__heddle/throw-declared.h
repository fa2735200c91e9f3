#ifndef __HEDDLE_CXX_THROW_DECLARED
#define __HEDDLE_CXX_THROW_DECLARED
namespace std {
/* Defined in throw.h: the library's own exceptions are thrown out of line, they are rare and their code is long. */
[[noreturn]] void __throw_out_of_range(const char *what);
[[noreturn]] void __throw_length_error(const char *what);
[[noreturn]] void __throw_invalid_argument(const char *what);
} // namespace std
#endif
