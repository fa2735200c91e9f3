#ifndef __HEDDLE_CXX_RAW_ATOMIC
#define __HEDDLE_CXX_RAW_ATOMIC
namespace std {
/* Clang's own atomic types, by a name that <stdatomic.h> does not redefine. */
template <class _T> using __raw_atomic = _Atomic(_T);
} // namespace std
#endif
