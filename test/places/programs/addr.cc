#include <string>
#include <vector>
extern "C" unsigned __VERIFIER_nondet_uint(void);
int main() {
  std::vector<int> v(__VERIFIER_nondet_uint() & 1023);
  for (unsigned i = 0; i < 3; i++)
    v.push_back(__VERIFIER_nondet_uint());
  return v[__VERIFIER_nondet_uint() % v.size()] == 1;
}
