import { describe, expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

/** A proof for want of executions is a proof, in every engine, and every engine says what it is worth. */

useOwnCache();
const program = (assumption: string): string =>
  `#include <pthread.h>
void __VERIFIER_assume(int);
int x;
void *t(void *a) { x = 1; return 0; }
int main(void) {
  pthread_t h;
  pthread_create(&h, 0, t, 0);
  pthread_join(h, 0);
  __VERIFIER_assume(${assumption});
  return 0;
}
`;

describe.each(['explore', 'sequentialize', 'axiomatic', 'directed'])('%s', (engine) => {
  test.each([
    ['x == 2', ['HED622']],
    ['x == 1', []],
  ])('assume(%s)', async (assumption, codes) => {
    const verdict = await checkSource(program(assumption), { engine, model: 'sc' });
    expect(verdict.verdict).toBe('verified');
    expect(verdict.diagnostics.map(({ code }) => code)).toEqual(codes);
  });
});

test('a share of the search that the engine does not have is said', async () => {
  const verdict = await checkSource(program('x == 1'), { engine: 'explore', partitions: 4, to: 1 });
  expect(verdict.verdict).toBe('verified');
  expect(verdict.diagnostics.map(({ message }) => message)).toEqual([
    'engine explore does not have --partitions, --to: the answer is as if they had not been given',
  ]);
});
