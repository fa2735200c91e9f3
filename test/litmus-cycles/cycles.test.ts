import { expect, test } from 'vitest';
import {
  answerOf,
  CYCLE_ENGINES,
  CYCLE_MODELS,
  type CycleAnswer,
  type CycleEngine,
  disagreement,
} from './agree.ts';
import { type CycleTest, criticalCycles } from './cycles.ts';

const ALL = criticalCycles(4);

/** What is wrong with these tests, in any engine. */
async function wrongOf(tests: readonly CycleTest[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const cycle of tests)
    for (const model of CYCLE_MODELS) {
      const answers = new Map<CycleEngine, CycleAnswer>();
      for (const engine of CYCLE_ENGINES) answers.set(engine, await answerOf(cycle, model, engine));
      const found = disagreement(cycle, model, answers);
      if (found !== null) wrong.push(found);
    }
  return wrong;
}

test('each cycle is there once, the classic ones among them', () => {
  expect(ALL.length).toBe(5732);
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  const names = ALL.map(({ name }) => name);
  for (const classic of ['WR-WR', 'WW-WW', 'RW-RW', 'WW-RR', 'RR-W-RR-W', 'RW-RR-W'])
    expect(names).toContain(classic);
});

test('every four-hundredth cycle: engines, oracle and theory agree', async () => {
  expect(await wrongOf(ALL.filter((_, i) => i % 400 === 0))).toEqual([]);
});
