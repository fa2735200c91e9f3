// std::function and std::move_only_function: two words for the callable (itself, if it fits and may be copied as bytes;
// else where it is), what to do with it, and how to call it.
#ifndef __HEDDLE_CXX_FUNCTION
#define __HEDDLE_CXX_FUNCTION
#include <__heddle/invoke.h>
#include <exception>
#include <new>
#include <utility>
namespace std {
class bad_function_call : public exception {
public:
  const char *what() const noexcept override { return "std::bad_function_call"; }
};
[[noreturn]] inline void __throw_bad_function_call() { throw bad_function_call(); }

union __callable {
  void *__heap;
  void *__words[2];
};
template <class _F> inline constexpr bool __fits = sizeof(_F) <= sizeof(__callable) && alignof(_F) <= alignof(__callable) && is_trivially_copyable_v<_F>;
template <class _F> inline _F *__target(const __callable &c) noexcept {
  if constexpr (__fits<_F>) return (_F *)&c;
  else return static_cast<_F *>(c.__heap);
}
template <class _F> void __manage(__callable &to, const __callable *from) {
  if (from == nullptr) delete static_cast<_F *>(to.__heap);
  else if constexpr (is_copy_constructible_v<_F>) to.__heap = new _F(*static_cast<const _F *>(from->__heap));
}

template <bool copyable, class _R, class... _A> class __function_base {
  __callable __c{};
  void (*__m)(__callable &, const __callable *) = nullptr; // null: the words are all there is
  _R (*__call)(const __callable &, _A &&...) = nullptr;

  template <class _F> static _R __run(const __callable &c, _A &&...a) {
    if constexpr (is_void_v<_R>) (void)std::invoke(*std::__target<_F>(c), std::forward<_A>(a)...);
    else return std::invoke(*std::__target<_F>(c), std::forward<_A>(a)...);
  }

protected:
  __function_base() noexcept = default;
  template <class _F, class _G> __function_base(in_place_type_t<_F>, _G &&f) {
    if constexpr (is_pointer_v<_F> || is_member_pointer_v<_F>)
      if (f == nullptr) return;
    if constexpr (__fits<_F>) ::new ((void *)&__c) _F(std::forward<_G>(f));
    else {
      __c.__heap = new _F(std::forward<_G>(f));
      __m = &std::__manage<_F>;
    }
    __call = &__run<_F>;
  }
  __function_base(const __function_base &other) : __c(other.__c), __m(other.__m), __call(other.__call) {
    if (__m != nullptr) __m(__c, &other.__c);
  }
  __function_base(__function_base &&other) noexcept : __c(other.__c), __m(std::exchange(other.__m, nullptr)), __call(std::exchange(other.__call, nullptr)) {}
  ~__function_base() {
    if (__m != nullptr) __m(__c, nullptr);
  }

public:
  using result_type = _R;
  _R operator()(_A... a) const {
    if (__call == nullptr) std::__throw_bad_function_call();
    return __call(__c, std::forward<_A>(a)...);
  }
  explicit operator bool() const noexcept { return __call != nullptr; }
  void __swap(__function_base &other) noexcept {
    std::swap(__c, other.__c);
    std::swap(__m, other.__m);
    std::swap(__call, other.__call);
  }
};

template <class _S> class function;
template <class _R, class... _A> class function<_R(_A...)> : public __function_base<true, _R, _A...> {
  using __base = __function_base<true, _R, _A...>;

public:
  function() noexcept = default;
  function(nullptr_t) noexcept {}
  template <class _F>
    requires(!is_same_v<remove_cvref_t<_F>, function> && is_invocable_r_v<_R, decay_t<_F> &, _A...> && is_copy_constructible_v<decay_t<_F>>)
  function(_F &&f) : __base(in_place_type<decay_t<_F>>, std::forward<_F>(f)) {}
  function(const function &) = default;
  function(function &&) noexcept = default;
  function &operator=(function other) noexcept {
    this->__swap(other);
    return *this;
  }
  void swap(function &other) noexcept { this->__swap(other); }
  friend bool operator==(const function &f, nullptr_t) noexcept { return !f; }
};
template <class _R, class... _A> function(_R (*)(_A...)) -> function<_R(_A...)>;
template <class _M> struct __call_signature;
template <class _R, class _C, class... _A> struct __call_signature<_R (_C::*)(_A...)> { using type = _R(_A...); };
template <class _R, class _C, class... _A> struct __call_signature<_R (_C::*)(_A...) const> { using type = _R(_A...); };
template <class _R, class _C, class... _A> struct __call_signature<_R (_C::*)(_A...) noexcept> { using type = _R(_A...); };
template <class _R, class _C, class... _A> struct __call_signature<_R (_C::*)(_A...) const noexcept> { using type = _R(_A...); };
template <class _F> function(_F) -> function<typename __call_signature<decltype(&_F::operator())>::type>;

template <class _S> class move_only_function;
template <class _R, class... _A> class move_only_function<_R(_A...)> : public __function_base<false, _R, _A...> {
  using __base = __function_base<false, _R, _A...>;

public:
  move_only_function() noexcept = default;
  move_only_function(nullptr_t) noexcept {}
  template <class _F>
    requires(!is_same_v<remove_cvref_t<_F>, move_only_function> && is_invocable_r_v<_R, decay_t<_F> &, _A...>)
  move_only_function(_F &&f) : __base(in_place_type<decay_t<_F>>, std::forward<_F>(f)) {}
  move_only_function(const move_only_function &) = delete;
  move_only_function(move_only_function &&) noexcept = default;
  move_only_function &operator=(move_only_function &&other) noexcept {
    move_only_function f(std::move(other));
    this->__swap(f);
    return *this;
  }
  friend bool operator==(const move_only_function &f, nullptr_t) noexcept { return !f; }
};
} // namespace std
#endif
