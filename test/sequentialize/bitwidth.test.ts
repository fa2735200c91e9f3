import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';

useOwnCache();
const TIMEOUT = 60_000;

const narrow = (body: string, bitwidth: number | null): Promise<Verdict> =>
  checkSource(
    `#include <assert.h>\n#include <pthread.h>\nextern int __VERIFIER_nondet_int(void);\nextern void __VERIFIER_assume(int);\n${body}`,
    { engine: 'sequentialize', model: 'sc', bitwidth, timeout: 50 },
  );
const program = (compute: string, claim: string): string =>
  `int x, y; void *f(void *p) { int n = __VERIFIER_nondet_int(); ${compute} return 0; }
   int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); assert(${claim}); return 0; }`;

describe('--bitwidth', () => {
  test('finds what few bits show, in a smaller formula', { timeout: TIMEOUT }, async () => {
    const source = program('x = n * n;', 'x != 49');
    const few = await narrow(source, 8);
    expect(few.violations[0].kind).toBe('assertion');
    const all = await narrow(source, null);
    expect(all.violations[0].kind).toBe('assertion');
    expect(few.stats.clauses).toBeLessThan(all.stats.clauses / 4);
  });

  test('is a bound, which is named, where it cut something', { timeout: TIMEOUT }, async () => {
    const verdict = await narrow(program('x = n * n;', 'x != 1018081'), 8);
    expect(verdict.verdict).toBe('bounded');
    expect(verdict.boundsRequested).toBe(true);
    expect(verdict.summary).toContain('8-bit integers; more of bitwidth may show more');
    expect((await narrow(program('x = n * n;', 'x != 1018081'), null)).verdict).toBe('violated');
  });

  test('what is wrong only in few bits leads to more bits', { timeout: TIMEOUT }, async () => {
    // 14 is -2 in four bits.
    const wraps = 'if (n >= 0 && n < 1000) { x = n; y = n + n; }';
    const verdict = await narrow(program(wraps, 'y >= x'), 4);
    expect(verdict.verdict).toBe('bounded');
    expect(verdict.summary).toMatch(/(16|32)-bit integers/);
    // And with them to what is wrong at full width.
    const wrong = await narrow(program(wraps, 'y >= x && y != 1000'), 4);
    expect(wrong.verdict).toBe('violated');
    expect(wrong.violations[0].trace.steps.some(({ value }) => value === '500')).toBe(true);
  });

  test('all bits of a counterexample are those of the program', { timeout: TIMEOUT }, async () => {
    const verdict = await narrow(program('x = n + 1000;', '(x & 7) != 3'), 8);
    expect(verdict.verdict).toBe('violated');
    const values = verdict.violations[0].trace.steps.map(({ value }) => Number(value));
    expect(values.some((value) => value > 800 && (value & 7) === 3)).toBe(true);
  });

  test('a program whose values fit is verified', { timeout: TIMEOUT }, async () => {
    const counter = `int x; void *f(void *p) { for (int i = 0; i < 3; i++) x++; return 0; }
      int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); pthread_join(t, 0); assert(x == 3); return 0; }`;
    expect((await narrow(counter, 8)).verdict).toBe('verified');
  });
});
