import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CheckOptions } from '../../src/base/options/options.ts';
import type { Verdict } from '../../src/results/types.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';
import { withFolder } from '../support/native.ts';

useOwnCache();
const TIMEOUT = 120_000;

const inSequence = (file: string, options: Partial<CheckOptions>): Promise<Verdict> =>
  checkFile(file, { engine: 'sequentialize', timeout: 100, ...options });

const kindOf = (verdict: Verdict): string =>
  verdict.verdict === 'violated' ? verdict.violations[0].kind : verdict.verdict;

/** Verdicts of the classics (LazySMA, Table I): right under sc, wrong under tso and pso. */
describe.each([
  ['peterson', 'verified', 'assertion', 'assertion'],
  ['dekker', 'verified', 'assertion', 'assertion'],
  ['fib3_unsafe', 'assertion', 'assertion', 'assertion'],
  ['stack_unsafe', 'assertion', 'assertion', 'assertion'],
] as const)('bench/programs/sat/%s.c', (name, ...expected) => {
  test.each(['sc', 'tso', 'pso'].map((model, n) => [model, expected[n]]))(
    '%s: %s',
    { timeout: TIMEOUT },
    async (model, wanted) => {
      expect(kindOf(await inSequence(`bench/programs/sat/${name}.c`, { model }))).toBe(wanted);
    },
  );
});

/** Every property by a buggy program, and its correct twin. */
describe.each([
  ['assertion', 'assertion'],
  ['deadlock-order', 'deadlock'],
  ['deadlock-self', 'deadlock'],
  ['liveness', 'liveness'],
  ['null', 'memory'],
  ['bounds-heap', 'memory'],
  ['bounds-stack', 'memory'],
  ['double-free', 'memory'],
  ['use-after-free', 'memory'],
  ['uninitialized-heap', 'uninitialized'],
  ['uninitialized-atomic', 'uninitialized'],
  ['unlock', 'lock'],
  ['missed-signal', 'deadlock'],
] as const)('bench/programs/probes/%s', (name, kind) => {
  test('the bug is found', { timeout: TIMEOUT }, async () => {
    expect(kindOf(await inSequence(`bench/programs/probes/${name}-buggy.c`, { model: 'sc' }))).toBe(kind);
  });
  test('the correct twin is clean', { timeout: TIMEOUT }, async () => {
    expect(kindOf(await inSequence(`bench/programs/probes/${name}.c`, { model: 'sc' }))).toBe('verified');
  });
});

const check = (source: string, options: Partial<CheckOptions> = {}): Promise<Verdict> =>
  withFolder(async (folder) => {
    const file = join(folder, 'program.c');
    await writeFile(file, source);
    return inSequence(relative(ROOT, file), { model: 'sc', ...options });
  });

const HEAD =
  '#include <assert.h>\n#include <pthread.h>\nextern int __VERIFIER_nondet_int(void);\nextern void __VERIFIER_assume(int);\nvoid __VERIFIER_atomic_begin(void);\nvoid __VERIFIER_atomic_end(void);\n';
const TWO =
  'int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, f, 0); pthread_join(a, 0); pthread_join(b, 0);';

describe('programs', () => {
  test('nondeterministic values are symbolic at full width', { timeout: TIMEOUT }, async () => {
    const source = `${HEAD}int main(void) { unsigned x = __VERIFIER_nondet_int(); assert(x * 2654435761u != 0x12345678u); return 0; }`;
    expect(kindOf(await check(source))).toBe('assertion');
  });

  test('assumptions restrict', { timeout: TIMEOUT }, async () => {
    const source = `${HEAD}int main(void) { int x = __VERIFIER_nondet_int(); __VERIFIER_assume(x > 3 && x < 9); assert(x * x >= 16 && x * x <= 64); return 0; }`;
    expect(kindOf(await check(source))).toBe('verified');
  });

  test('atomic blocks are not interrupted', { timeout: TIMEOUT }, async () => {
    const body = (atomic: boolean): string =>
      `${HEAD}int x; void *f(void *a) { ${atomic ? '__VERIFIER_atomic_begin();' : ''} int r = x; x = r + 1; ${atomic ? '__VERIFIER_atomic_end();' : ''} return 0; } ${TWO} assert(x == 2); return 0; }`;
    expect(kindOf(await check(body(true)))).toBe('verified');
    expect(kindOf(await check(body(false)))).toBe('assertion');
  });

  test('what others do wrong before an assumption fails counts', { timeout: TIMEOUT }, async () => {
    const source = `${HEAD}int x, y; pthread_mutex_t m;
      void *f(void *a) { x = 1; pthread_mutex_lock(&m); int r = y; pthread_mutex_unlock(&m); __VERIFIER_assume(r != 0); return 0; }
      void *g(void *a) { assert(x == 0); return 0; }
      int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0); pthread_join(a, 0); pthread_join(b, 0); return 0; }`;
    expect(kindOf(await check(source))).toBe('assertion');
  });

  test('a bound that cuts is named, and is no proof', { timeout: TIMEOUT }, async () => {
    const source = `${HEAD}int x; void *f(void *a) { for (int i = 0; i < 3; i++) { int r = x; x = r + 1; } return 0; } ${TWO} assert(x > 2); return 0; }`;
    const few = await check(source, { contexts: 4 });
    expect(few.verdict).toBe('bounded');
    expect(few.boundsRequested).toBe(true);
    expect(few.summary).toContain('contexts');
    expect(kindOf(await check(source, { contexts: 8 }))).toBe('assertion');
    expect((await check(source, { unwind: 1, contexts: 4 })).bounds.cut).toHaveLength(1);
  });

  test('round-robin schedules', { timeout: TIMEOUT }, async () => {
    const source = `${HEAD}int x; void *f(void *a) { int r = x; x = r + 1; return 0; } ${TWO} assert(x == 2); return 0; }`;
    expect((await check(source, { rounds: 1 })).verdict).toBe('bounded');
    expect(kindOf(await check(source, { rounds: 3 }))).toBe('assertion');
  });

  test('with a clock of 1 tso is sc', { timeout: TIMEOUT }, async () => {
    const options = { model: 'tso', clock: 1 };
    expect((await inSequence('bench/programs/sat/peterson.c', options)).verdict).toBe('bounded');
  });

  test('what is not encoded is unknown, with its place', { timeout: TIMEOUT }, async () => {
    const verdict = await check(
      `${HEAD}int main(void) { float f = __VERIFIER_nondet_int(); assert(f + 1.0f > f); return 0; }`,
    );
    expect(verdict.verdict).toBe('unknown');
    expect(verdict.diagnostics[0].at?.line).toBe(7);
  });
});
