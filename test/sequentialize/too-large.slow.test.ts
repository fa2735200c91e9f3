import { expect, it } from 'vitest';
import { checkText, expectRun } from '../cli/heddle.ts';

/** A thousand products of 64 bits: some ten million clauses more than the built-in solver has room for. */
const PRODUCTS = `#include <assert.h>
extern unsigned long __VERIFIER_nondet_ulong(void);
int main(void) {
  unsigned long p = 1;
  for (int i = 0; i < 1000; i++) p = p * (__VERIFIER_nondet_ulong() | 1);
  assert(p != 12345678901234567ul);
}
`;

it('a formula that does not fit is refused, with the way out', { timeout: 900_000 }, async () => {
  const run = await checkText(PRODUCTS, ['--engine', 'sequentialize', '--model', 'sc', '--unwind', '1000']);
  expectRun(run, 5, 'HED450', 'does not fit into the 2 GB', '--solver', /\nUNKNOWN /);
  expect(run.stdout).not.toContain('VERIFIED');
});
