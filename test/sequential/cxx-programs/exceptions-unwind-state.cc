#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct Guard { ~Guard() { printf("uncaught %d\n", std::uncaught_exceptions()); } };
struct Tx { ~Tx() { try { throw 1; } catch (int) { printf("inside %d\n", std::uncaught_exceptions()); } } };
int main() { { Guard g; } try { Guard g; Tx t; throw 5; } catch (int e) { Guard g; printf("%d\n", e); } return 0; }
