// What C++17 and C++20 took out of <functional>, for programs of older standards.
#if !defined(__HEDDLE_CXX_FUNCTIONAL_OLDER) && defined(__HEDDLE_OLDER_CXX)
#define __HEDDLE_CXX_FUNCTIONAL_OLDER
namespace std {
template <class _A, class _R> struct unary_function {
  using argument_type = _A;
  using result_type = _R;
};
template <class _A, class _B, class _R> struct binary_function {
  using first_argument_type = _A;
  using second_argument_type = _B;
  using result_type = _R;
};
template <class _F> struct unary_negate {
  _F __f;
  template <class _A> constexpr bool operator()(const _A &a) const { return !__f(a); }
};
template <class _F> struct binary_negate {
  _F __f;
  template <class _A, class _B> constexpr bool operator()(const _A &a, const _B &b) const { return !__f(a, b); }
};
template <class _F> constexpr unary_negate<_F> not1(const _F &f) { return {f}; }
template <class _F> constexpr binary_negate<_F> not2(const _F &f) { return {f}; }
template <class _F, class _T = typename _F::first_argument_type> struct binder1st {
  _F __f;
  _T __x;
  template <class _B> constexpr auto operator()(const _B &b) const { return __f(__x, b); }
};
template <class _F, class _T = typename _F::second_argument_type> struct binder2nd {
  _F __f;
  _T __x;
  template <class _A> constexpr auto operator()(const _A &a) const { return __f(a, __x); }
};
template <class _F, class _T> constexpr binder1st<_F, _T> bind1st(const _F &f, const _T &x) { return {f, x}; }
template <class _F, class _T> constexpr binder2nd<_F, _T> bind2nd(const _F &f, const _T &x) { return {f, x}; }
template <class _R, class... _A> struct __of_pointer {
  _R (*__f)(_A...);
  constexpr _R operator()(_A... a) const { return __f(a...); }
};
template <class _A, class _R> struct pointer_to_unary_function : __of_pointer<_R, _A>, unary_function<_A, _R> {};
template <class _A, class _B, class _R> struct pointer_to_binary_function : __of_pointer<_R, _A, _B>, binary_function<_A, _B, _R> {};
template <class _A, class _R> constexpr pointer_to_unary_function<_A, _R> ptr_fun(_R (*f)(_A)) { return {{f}, {}}; }
template <class _A, class _B, class _R> constexpr pointer_to_binary_function<_A, _B, _R> ptr_fun(_R (*f)(_A, _B)) { return {{f}, {}}; }
template <class _R, class _C, class... _A> constexpr auto mem_fun(_R (_C::*f)(_A...)) { return [f](_C *x, _A... a) { return (x->*f)(a...); }; }
template <class _R, class _C, class... _A> constexpr auto mem_fun(_R (_C::*f)(_A...) const) { return [f](const _C *x, _A... a) { return (x->*f)(a...); }; }
template <class _R, class _C, class... _A> constexpr auto mem_fun_ref(_R (_C::*f)(_A...)) { return [f](_C &x, _A... a) { return (x.*f)(a...); }; }
template <class _R, class _C, class... _A> constexpr auto mem_fun_ref(_R (_C::*f)(_A...) const) { return [f](const _C &x, _A... a) { return (x.*f)(a...); }; }
} // namespace std
#endif
