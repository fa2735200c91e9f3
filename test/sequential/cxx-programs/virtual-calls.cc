#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct Shape { virtual ~Shape() {} virtual int area() const = 0; virtual const char *name() const { return "shape"; } };
struct Square : Shape { int a; explicit Square(int a) : a(a) {} int area() const override { return a * a; } };
struct Rect final : Square { int b; Rect(int a, int b) : Square(a), b(b) {} int area() const override { return a * b; } const char *name() const override { return "rect"; } };
int main() {
  Shape *shapes[] = {new Square(3), new Rect(3, 5), new Square(7)};
  int sum = 0;
  for (Shape *s : shapes) { printf("%s %d\n", s->name(), s->area()); sum += s->area(); }
  for (Shape *s : shapes) delete s;
  printf("%d\n", sum);
  return 0;
}
