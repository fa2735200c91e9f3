// expect: memory / null
struct A { virtual ~A() {} }; struct B : A { int b = 2; }; struct C : A {};
int main() { C c; A *a = &c; return dynamic_cast<B *>(a)->b; }
