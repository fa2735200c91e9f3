import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { canonical } from '../../src/engines/explore/graph/canonical.ts';
import { Explorer } from '../../src/engines/explore/search/explorer.ts';
import type { Exploration, Listener } from '../../src/engines/explore/state/exploration.ts';
import type { Program } from '../../src/ir/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { buildImage } from '../../src/vm/code/image.ts';
import { Machine } from '../../src/vm/machine.ts';
import { compileBatch } from '../fuzz/compile.ts';
import { programOf } from '../fuzz/generate.ts';

/** No graph is explored twice: locks, awaits, condition variables and revisits of all kinds included. */
const COUNT = Number(process.env.FUZZ_COUNT ?? 64);
const SEED = 5;
const BATCH = 32;
const MODELS = ['sc', 'tso', 'pso', 'rc11'] as const;

function twice(
  program: Program,
  model: (typeof MODELS)[number],
  reuse = false,
): { twice: number; executions: number } {
  const graphs = new Set<string>();
  const listener: Listener = {
    execution: (x: Exploration) => {
      graphs.add(canonical(x.graph, x.locations, true));
    },
    blocked: () => {},
    violation: () => false,
    gaveUp: () => {},
    cut: () => {},
    stale: () => {},
  };
  const x = new Explorer(
    new Machine(buildImage(program)),
    { model, race: false, stdRs: 'rc11', maxEvents: 2000, reuse },
    listener,
    16,
  );
  for (const _ of x.run());
  return { twice: x.executions - graphs.size, executions: x.executions };
}

describe('no graph is explored twice', () => {
  test(`${COUNT} random programs`, { timeout: 30_000 * (1 + COUNT / 32) }, async () => {
    for (let first = 0; first < COUNT; first += BATCH) {
      const sources = Array.from({ length: BATCH }, (_, k) => programOf(SEED, first + k));
      const programs = await compileBatch(sources.map((program) => ({ program })));
      for (const [k, program] of programs.entries())
        for (const model of MODELS)
          expect(twice(program, model).twice, `program ${first + k}, ${model}`).toBe(0);
    }
  });

  test(`${COUNT / 2} programs whose freed blocks come back`, {
    timeout: 30_000 * (1 + COUNT / 64),
  }, async () => {
    const sources = Array.from({ length: COUNT / 2 }, (_, k) => programOf(SEED, k, 'reuse'));
    const programs = await compileBatch(sources.map((program) => ({ program })));
    for (const [k, program] of programs.entries())
      for (const model of MODELS) expect(twice(program, model, true).twice, `program ${k}, ${model}`).toBe(0);
  });

  test.each([
    ['bench/programs/msqueue.c', '-DK=3', 59],
    ['bench/programs/trylock.c', '-DK=4', 1500],
    ['bench/programs/fetchadd.c', '-DN=5', 120],
  ] as const)('%s %s: %i executions', async (file, flag, executions) => {
    const { program } = await loadProgram([file], checkOptions({ clangFlags: [flag] }));
    expect(twice(program, 'sc')).toEqual({ twice: 0, executions });
  });
});
