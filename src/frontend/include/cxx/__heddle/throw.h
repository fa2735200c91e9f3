#ifndef __HEDDLE_CXX_THROW
#define __HEDDLE_CXX_THROW
#include <__heddle/throw-declared.h>
#include <__heddle/exceptions.h>
namespace std {
[[noreturn]] inline void __throw_out_of_range(const char *what) { throw out_of_range(what); }
[[noreturn]] inline void __throw_length_error(const char *what) { throw length_error(what); }
[[noreturn]] inline void __throw_invalid_argument(const char *what) { throw invalid_argument(what); }
} // namespace std
#endif
