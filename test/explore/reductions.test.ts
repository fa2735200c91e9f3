import { describe, expect, test } from 'vitest';
import { Rng } from '../../src/base/rng.ts';
import { exploreOutcomes, type Outcomes } from '../../src/engines/explore/outcomes.ts';
import { compileText } from './compile-text.ts';
import { randomTwins } from './random-twins.ts';

/** Each reduction against the exploration without it: the same final states and violations, from fewer executions. */
const COUNT = Number(process.env.FUZZ_COUNT ?? 16);
const SEED = 2026;
const MODELS = ['sc', 'tso', 'pso', 'rc11'] as const;

const seen = ({ outcomes, violations }: Outcomes): string[] => [
  ...[...outcomes.keys()].sort(),
  ...[...violations.keys()].sort(),
];

describe.each([
  { name: 'symmetry', models: MODELS, on: { symmetry: true } },
  { name: 'commuting', models: ['sc'] as const, on: { commuting: true } },
  { name: 'symmetry and commuting', models: ['sc'] as const, on: { symmetry: true, commuting: true } },
  { name: 'classes', models: MODELS, on: { classes: [] } },
  { name: 'all', models: MODELS, on: { symmetry: true, commuting: true, classes: [] } },
])('$name', ({ models, on }) => {
  test(`${COUNT} random programs show the same with it`, { timeout: 30_000 * (1 + COUNT / 16) }, async () => {
    let fewer = 0;
    for (let k = 0; k < COUNT; k++) {
      const text = randomTwins(new Rng(SEED, k));
      const program = await compileText(text);
      for (const model of models) {
        const all = exploreOutcomes(program, model);
        const some = exploreOutcomes(program, model, false, on);
        expect(seen(some), `${model}\n${text}`).toEqual(seen(all));
        expect(some.executions, text).toBeLessThanOrEqual(all.executions);
        if (some.executions < all.executions) fewer++;
      }
    }
    expect(fewer).toBeGreaterThan(COUNT / 8);
  });
});

describe('conditions', () => {
  const TWO = `#include <pthread.h>
#include <stdatomic.h>
#include <heddle.h>
atomic_int x;
void *f(void *a) { atomic_fetch_add(&x, 1); return 0; }
`;

  test('twins that are joined apart are told apart', async () => {
    const program = await compileText(`${TWO}int main(void) { pthread_t t, u;
      pthread_create(&t, 0, f, 0); pthread_create(&u, 0, f, 0);
      pthread_join(t, 0); int a = x; pthread_join(u, 0); heddle_observe(a); return 0; }`);
    const found = exploreOutcomes(program, 'sc', false, { symmetry: true });
    expect([...found.outcomes.keys()].sort()).toEqual(['a=1', 'a=2']);
    expect(found.executions).toBe(exploreOutcomes(program, 'sc').executions);
  });

  test('increments that are seen in between do not commute', async () => {
    const program = await compileText(`${TWO}int main(void) { pthread_t t, u;
      pthread_create(&t, 0, f, 0); pthread_create(&u, 0, f, 0);
      int a = x; pthread_join(t, 0); pthread_join(u, 0); heddle_observe(a); return 0; }`);
    const found = exploreOutcomes(program, 'sc', false, { commuting: true });
    expect([...found.outcomes.keys()].sort()).toEqual(['a=0', 'a=1', 'a=2']);
    expect(found.executions).toBe(exploreOutcomes(program, 'sc').executions);
  });

  test('increments keep their place in their threads', async () => {
    const program = await compileText(`${TWO}atomic_int y; int seen;
      void *first(void *a) { atomic_store(&y, 1); atomic_fetch_add(&x, 1); return 0; }
      void *then(void *a) { atomic_fetch_add(&x, 1); seen = atomic_load(&y); return 0; }
      int main(void) { pthread_t t, u; pthread_create(&t, 0, first, 0); pthread_create(&u, 0, then, 0);
      pthread_join(t, 0); pthread_join(u, 0); heddle_observe(seen); return 0; }`);
    const some = exploreOutcomes(program, 'sc', false, { commuting: true });
    expect([...some.outcomes.keys()].sort()).toEqual(['seen=0', 'seen=1']);
  });
});
