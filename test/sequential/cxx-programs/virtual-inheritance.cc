#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct Root { int r; explicit Root(int r) : r(r) { printf("Root %d\n", r); } virtual ~Root() { printf("~Root\n"); } virtual int id() { return r; } };
struct Left : virtual Root { Left() : Root(1) { printf("Left\n"); } ~Left() { printf("~Left\n"); } int id() override { return r + 100; } };
struct Right : virtual Root { int x = 5; Right() : Root(2) { printf("Right\n"); } ~Right() { printf("~Right\n"); } };
struct Both : Left, Right { Both() : Root(3) { printf("Both\n"); } ~Both() { printf("~Both\n"); } };
int main() {
  Both b; Right &r = b; Left &l = b; Root &root = b;
  printf("%d %d %d %d\n", r.id(), l.r, root.id(), r.x);
  Left alone; printf("%d\n", static_cast<Root &>(alone).id());
  return 0;
}
