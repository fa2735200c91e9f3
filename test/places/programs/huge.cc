#include <vector>
int main() {
  std::vector<long> v(1u << 30);
  return v[1] != 0;
}
