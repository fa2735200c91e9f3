#ifndef __HEDDLE_CXX_STRING_FWD
#define __HEDDLE_CXX_STRING_FWD
namespace std {
template <class _C> struct char_traits;
template <class _T> struct allocator;
template <class _C, class _T = char_traits<_C>> class basic_string_view;
template <class _C, class _T = char_traits<_C>, class _A = allocator<_C>> class basic_string;
using string = basic_string<char>;
using string_view = basic_string_view<char>;
} // namespace std
#endif
