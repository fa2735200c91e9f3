// expect: unknown / coroutines are not modelled
namespace std { template <class R, class... A> struct coroutine_traits { using promise_type = typename R::promise_type; }; template <class P = void> struct coroutine_handle; template <> struct coroutine_handle<void> { static coroutine_handle from_address(void *) noexcept { return {}; } }; template <class P> struct coroutine_handle { static coroutine_handle from_address(void *) noexcept { return {}; } operator coroutine_handle<>() const noexcept { return {}; } }; struct suspend_never { bool await_ready() noexcept { return true; } void await_suspend(coroutine_handle<>) noexcept {} void await_resume() noexcept {} }; }
struct Task { struct promise_type { Task get_return_object() { return {}; } std::suspend_never initial_suspend() { return {}; } std::suspend_never final_suspend() noexcept { return {}; } void return_void() {} void unhandled_exception() {} }; };
Task f() { co_return; }
int main() { f(); }
