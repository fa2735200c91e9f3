// expect: exception / pure virtual
struct Base { Base() { init(); } void init() { run(); } virtual void run() = 0; virtual ~Base() {} };
struct Derived : Base { void run() override {} };
int main() { Derived d; }
