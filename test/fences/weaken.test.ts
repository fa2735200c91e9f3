import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fencesOf, PROGRAMS, ROOT } from './fences.ts';

it.each(['spinlock.c', 'ticket-lock.c', 'spsc-ring.c', 'seqlock.c', 'refcount.c'])(
  '%s has no order to spare, and every step down has its execution',
  async (name) => {
    const result = await fencesOf(join(ROOT, 'examples', name), { model: 'rc11' }, { weaken: true });
    expect(result.outcome, result.summary).toBe('minimal');
    expect(result.clauses.length).toBeGreaterThan(0);
    for (const { oneOf, violation } of result.clauses) {
      expect(oneOf).toHaveLength(1);
      expect(violation.trace.steps.length).toBeGreaterThan(0);
    }
  },
);

it('what can go passes with another engine, and as source', async () => {
  const result = await fencesOf(join(ROOT, 'examples', 'peterson.c'), { model: 'rc11' }, { weaken: true });
  expect(result.outcome, result.summary).toBe('weakened');
  const [{ changes, rechecks }] = result.proposals;
  expect(changes.map(({ what }) => what)).toEqual(['load: seq_cst → relaxed']);
  expect(rechecks.map(({ of, verdict }) => `${of} ${verdict}`)).toEqual(['program passes', 'source passes']);
});

it('spells out what was implicit, and takes fences away', async () => {
  const result = await fencesOf(join(PROGRAMS, 'implicit.c'), { model: 'rc11' }, { weaken: true });
  expect(result.outcome, result.summary).toBe('weakened');
  const added = result.proposals[0].diff.split('\n').filter((line) => /^\+ /.test(line));
  expect(added.map((line) => line.slice(1).trim())).toEqual([
    'atomic_store_explicit(&flag, 1, memory_order_release);',
    'atomic_fetch_add_explicit(&stat, 1, memory_order_relaxed);',
    'if (atomic_load_explicit(&flag, memory_order_acquire))',
    'atomic_compare_exchange_strong_explicit(&stat, &e, 5, memory_order_relaxed, memory_order_relaxed);',
    'if (e) ;',
  ]);
});
