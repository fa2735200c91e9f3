import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fencesOf, ROOT } from './fences.ts';

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
