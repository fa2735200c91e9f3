// INVOKE (ISO C++ 22.10.4) and what is derived from it.
#ifndef __HEDDLE_CXX_INVOKE
#define __HEDDLE_CXX_INVOKE
#include <type_traits>

namespace std {
template <class _T> inline constexpr bool __is_refwrap = false;
template <class _T> inline constexpr bool __is_refwrap<reference_wrapper<_T>> = true;

template <class _C, class _T> constexpr decltype(auto) __object_of(_T &&x) {
  if constexpr (is_base_of_v<_C, remove_cvref_t<_T>>) return static_cast<_T &&>(x);
  else if constexpr (__is_refwrap<remove_cvref_t<_T>>) return x.get();
  else return *static_cast<_T &&>(x);
}
template <class _C, class _T>
concept __reaches = is_base_of_v<_C, remove_cvref_t<_T>> || __is_refwrap<remove_cvref_t<_T>> || requires(_T &&x) { *static_cast<_T &&>(x); };

template <class _F, class... _A>
  requires requires(_F &&f, _A &&...a) { static_cast<_F &&>(f)(static_cast<_A &&>(a)...); }
constexpr auto __invoke(_F &&f, _A &&...a) noexcept(noexcept(static_cast<_F &&>(f)(static_cast<_A &&>(a)...)))
    -> decltype(static_cast<_F &&>(f)(static_cast<_A &&>(a)...)) {
  return static_cast<_F &&>(f)(static_cast<_A &&>(a)...);
}
template <class _M, class _C, class _T, class... _A>
  requires(is_function_v<_M> && __reaches<_C, _T>)
constexpr auto __invoke(_M _C::*f, _T &&x, _A &&...a)
    -> decltype((std::__object_of<_C>(static_cast<_T &&>(x)).*f)(static_cast<_A &&>(a)...)) {
  return (std::__object_of<_C>(static_cast<_T &&>(x)).*f)(static_cast<_A &&>(a)...);
}
template <class _M, class _C, class _T>
  requires(!is_function_v<_M> && __reaches<_C, _T>)
constexpr auto __invoke(_M _C::*m, _T &&x) -> decltype((std::__object_of<_C>(static_cast<_T &&>(x)).*m)) {
  return std::__object_of<_C>(static_cast<_T &&>(x)).*m;
}

template <class _F, class... _A>
concept __invocable = requires(_F &&f, _A &&...a) { std::__invoke(static_cast<_F &&>(f), static_cast<_A &&>(a)...); };
template <class _R, class _F, class... _A>
concept __invocable_r = __invocable<_F, _A...> &&
    (is_void_v<_R> || is_convertible_v<decltype(std::__invoke(declval<_F>(), declval<_A>()...)), _R>);
template <class _F, class... _A> inline constexpr bool is_invocable_v = __invocable<_F, _A...>;
template <class _F, class... _A> struct is_invocable : bool_constant<__invocable<_F, _A...>> {};
template <class _R, class _F, class... _A> inline constexpr bool is_invocable_r_v = __invocable_r<_R, _F, _A...>;
template <class _R, class _F, class... _A> struct is_invocable_r : bool_constant<__invocable_r<_R, _F, _A...>> {};
template <class _F, class... _A>
inline constexpr bool is_nothrow_invocable_v = requires(_F &&f, _A &&...a) {
  { std::__invoke(static_cast<_F &&>(f), static_cast<_A &&>(a)...) } noexcept;
};
template <class _F, class... _A> struct is_nothrow_invocable : bool_constant<is_nothrow_invocable_v<_F, _A...>> {};

template <class _F, class... _A> struct invoke_result {};
template <class _F, class... _A>
  requires __invocable<_F, _A...>
struct invoke_result<_F, _A...> { using type = decltype(std::__invoke(declval<_F>(), declval<_A>()...)); };
template <class _F, class... _A> using invoke_result_t = typename invoke_result<_F, _A...>::type;

template <class _R, class _F, class... _A> inline constexpr bool is_nothrow_invocable_r_v = is_nothrow_invocable_v<_F, _A...> && __invocable_r<_R, _F, _A...>;
template <class _R, class _F, class... _A> struct is_nothrow_invocable_r : bool_constant<is_nothrow_invocable_r_v<_R, _F, _A...>> {};
#ifdef __HEDDLE_OLDER_CXX
template <class> struct result_of;
template <class _F, class... _A> struct result_of<_F(_A...)> : invoke_result<_F, _A...> {};
template <class _T> using result_of_t = typename result_of<_T>::type;
#endif

template <class _F, class... _A>
  requires __invocable<_F, _A...>
constexpr invoke_result_t<_F, _A...> invoke(_F &&f, _A &&...a) noexcept(is_nothrow_invocable_v<_F, _A...>) {
  return std::__invoke(static_cast<_F &&>(f), static_cast<_A &&>(a)...);
}
} // namespace std
#endif
