/*
 * What malloc gave is not for delete. The bounded program let anybody free a block.
 *
 * agree: violated memory
 */
#include <cstdlib>

int main() {
  auto *p = static_cast<int *>(std::malloc(sizeof(int)));
  delete p;
}
