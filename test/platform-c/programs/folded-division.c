/* A division by zero that the compiler has folded fails where it is reached, and only there.
 * platform: verified
 * platform: -DREACHED violated arithmetic: division by zero
 * platform: -DREMAINDER violated arithmetic
 */
int zero;

int main(void) {
#ifdef REACHED
  int x = 1 / 0;
  (void)x;
#endif
#ifdef REMAINDER
  return 1 % (2 - 2);
#endif
  if (zero) return 1 / 0;
  return zero ? 2 / 0 : 0;
}
