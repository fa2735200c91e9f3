import { describe, expect, it } from 'vitest';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { WALKING } from '../../src/engines/directed/questions.ts';
import { Search } from '../../src/engines/directed/search.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';

/** Every question is answered by a walk through the states of the graph; what it cannot answer is left to the solver. */
useOwnCache();

async function walked(
  file: string,
  given: Partial<CheckOptions>,
): Promise<{ found: readonly string[]; states: number; runs: number; goals: number }> {
  const options = checkOptions({ engine: 'directed', model: 'sc', ...given });
  const { program } = await loadProgram([file], options);
  const context = { signal: new AbortController().signal, elapsed: () => 0, stopped: () => 'no' as const };
  const search = new Search(program, options, context, { effort: WALKING });
  let runs = 0;
  try {
    for await (const { refusal } of search.steps()) {
      expect(refusal).toBeNull();
      runs++;
    }
  } finally {
    search.dispose();
  }
  expect(search.isComplete).toBe(true);
  const found = [...search.found].sort();
  return { found, states: search.walker.states, runs, goals: search.goalsReached };
}

const PAPER = 'bench/programs/directed';
const OWN = 'test/directed/programs';

describe('the programs of the paper', () => {
  it.each([
    ['msqueue', 'sc', 3],
    ['msqueue', 'tso', 3],
    ['dekker', 'sc', 3],
    ['dekker', 'tso', 2],
    ['linux-rwlock', 'sc', 6],
    ['linux-rwlock', 'tso', 4],
    ['seqlock', 'sc', 4],
    ['seqlock', 'tso', 3],
    ['cas-spinlock', 'sc', 5],
  ] as const)('%s under %s, N = %i', async (name, model, size) => {
    const { found, states, runs, goals } = await walked(`${PAPER}/${name}.c`, {
      model,
      clangFlags: [`-DN=${size}`],
    });
    expect(found).toEqual([]);
    expect(states).toBeGreaterThan(0);
    expect(runs).toBeLessThanOrEqual(goals + 1);
  });
});

describe('what goes wrong is found, and not in the mended twin', () => {
  it.each([
    ['walk-flags.c', 'sc', []],
    ['walk-flags.c', 'tso', ['assertion']],
    ['walk-waits.c', 'sc', ['liveness']],
    ['walk-three.c', 'sc', ['assertion']],
    ['walk-joined.c', 'sc', ['assertion']],
  ] as const)('%s under %s', async (name, model, kinds) => {
    const broken = await walked(`${OWN}/${name}`, { model });
    expect(broken.found).toEqual(kinds);
    expect(broken.states).toBeGreaterThan(0);
    expect((await walked(`${OWN}/${name}`, { model, clangFlags: ['-DMENDED'] })).found).toEqual([]);
  });
});
