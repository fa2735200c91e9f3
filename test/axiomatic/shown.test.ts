import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newCadical } from '../../src/sat/solvers/cadical.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkSource } from '../support/check-source.ts';
import { withFolder } from '../support/native.ts';

/** What the engine shows of itself: the events with who may read from whom, and the formula. */
useOwnCache();
const TIMEOUT = 60_000;

const SB = (order: string): string => `#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int x, y;
int a, b;
void *f(void *p) { atomic_store_explicit(&x, 1, ${order}); a = atomic_load_explicit(&y, ${order}); return 0; }
void *g(void *p) { atomic_store_explicit(&y, 1, ${order}); b = atomic_load_explicit(&x, ${order}); return 0; }
int main(void) { pthread_t t, u; pthread_create(&t, 0, f, 0); pthread_create(&u, 0, g, 0);
  pthread_join(t, 0); pthread_join(u, 0); assert(a || b); return 0; }
`;

test('--print-after axiomatic: events, sources of reads, pairs that are left open', {
  timeout: TIMEOUT,
}, async () => {
  const printed: string[] = [];
  await checkSource(
    SB('memory_order_relaxed'),
    { engine: 'axiomatic', model: 'sc', printAfter: 'axiomatic' },
    (text) => printed.push(text),
  );
  const lines = printed.join('').split('\n');
  expect(lines.join('\n')).toMatch(/\d+ events, \d+ locations/);
  const id = (pattern: RegExp): string => {
    const line = lines.find((one) => pattern.test(one));
    expect(line, String(pattern)).toBeDefined();
    return (line as string).trim().split(/\s+/)[0];
  };
  const initial = id(/init {2}W {2}initial y/);
  const store = id(/T2 {2}W {2}store y {2}y {2}rlx {2}must .*:7$/);
  expect(lines.find((one) => /T1 {2}R {2}load y/.test(one))).toContain(`reads from ${initial}, ${store}  `);
  expect(lines.join('\n')).toMatch(
    /rf: \d+ pairs must be in it, \d+ may\nco: \d+ pairs must be in it, 0 may/,
  );
});

test.each([
  ['memory_order_relaxed', 'violated'],
  ['memory_order_seq_cst', 'verified'],
])(
  '--dimacs: the formula of %s is one that another solver answers alike',
  { timeout: TIMEOUT },
  (order, verdict) =>
    withFolder(async (folder) => {
      const dimacs = join(folder, 'f.cnf');
      const answer = await checkSource(SB(order), {
        engine: 'axiomatic',
        model: 'rc11',
        check: new Set(['assertion'] as const),
        dimacs,
      });
      expect(answer.verdict).toBe(verdict);
      const lines = readFileSync(dimacs, 'utf8').split('\n');
      expect(lines.some((line) => /^c .*rf\(\d+, \d+\)/.test(line))).toBe(true);
      const head =
        lines
          .find((line) => line.startsWith('p cnf '))
          ?.split(' ')
          .map(Number) ?? [];
      const clauses = lines.filter((line) => /^-?\d/.test(line)).map((line) => line.split(' ').map(Number));
      expect(clauses).toHaveLength(head[3]);
      const solver = await newCadical();
      for (const clause of clauses) solver.clause(clause.slice(0, -1));
      expect(await solver.solve()).toBe(verdict === 'violated' ? 'sat' : 'unsat');
    }),
);
