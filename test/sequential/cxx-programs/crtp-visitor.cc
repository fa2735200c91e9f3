#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
template <class D> struct Counter { static int n; Counter() { n++; } ~Counter() { n--; } int twice() { return 2 * static_cast<D *>(this)->value(); } }; template <class D> int Counter<D>::n = 0; struct X : Counter<X> { int value() { return 21; } }; struct Y : Counter<Y> { int value() { return 4; } };
struct Num; struct Add; struct Visitor { virtual void visit(Num &) = 0; virtual void visit(Add &) = 0; virtual ~Visitor() {} }; struct Expr { virtual void accept(Visitor &) = 0; virtual ~Expr() {} }; struct Num : Expr { int v; Num(int v) : v(v) {} void accept(Visitor &w) override { w.visit(*this); } }; struct Add : Expr { Expr *l, *r; Add(Expr *l, Expr *r) : l(l), r(r) {} ~Add() { delete l; delete r; } void accept(Visitor &w) override { w.visit(*this); } };
struct Eval : Visitor { int result = 0; void visit(Num &n) override { result = n.v; } void visit(Add &a) override { a.l->accept(*this); int l = result; a.r->accept(*this); result += l; } }; struct Print : Visitor { void visit(Num &n) override { printf("%d", n.v); } void visit(Add &a) override { printf("("); a.l->accept(*this); printf("+"); a.r->accept(*this); printf(")"); } };
int main() { { X x, z; Y y; printf("%d %d %d %d\n", Counter<X>::n, Counter<Y>::n, x.twice(), y.twice()); } printf("%d\n", Counter<X>::n); Expr *e = new Add(new Num(1), new Add(new Num(2), new Num(3))); Print p; e->accept(p); Eval v; e->accept(v); printf(" = %d\n", v.result); delete e; return 0; }
