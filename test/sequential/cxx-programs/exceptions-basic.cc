#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
int f(int x) { if (x == 0) throw 1; if (x == 1) throw 2.5; if (x == 2) throw "text"; if (x == 3) throw 'c'; return x; }
int main() { for (int i = 0; i < 6; i++) try { printf("%d\n", f(i)); } catch (int e) { printf("int %d\n", e); } catch (double d) { printf("double %g\n", d); } catch (const char *s) { printf("string %s\n", s); } catch (...) { printf("other\n"); } return 0; }
