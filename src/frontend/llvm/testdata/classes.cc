struct A { virtual ~A(); virtual int f() { return x; } int x = 3; static int s; }; struct B : A { int f() override { return 4; } enum class E : char { P, Q }; E e; };
template <class T> T mx(T a, T b) { return a < b ? b : a; }
namespace ns { int g(int&& x, const A& a) noexcept { return x + a.x; } }
extern "C" void may_throw(); int A::s = 3;
int tr() { try { A a; may_throw(); } catch (int e) { return e; } catch (...) { return mx(1, 2); } return 0; }
int lam(int k) { B b; auto l = [&](int x) { return x + k + b.f(); }; return l(2) + ns::g(3, b); }
struct Member { int v; int get() const { return v; } }; int (Member::*pm)() const = &Member::get; int Member::*pd = &Member::v; 
static A global_a; thread_local A tl; void* operator new(unsigned long) noexcept(false); A* mk() { return new B; }
