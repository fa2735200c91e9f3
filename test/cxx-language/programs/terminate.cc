// expect: exception / std::terminate is called
#include <exception>
int main() { std::terminate(); }
