import { expect, test } from 'vitest';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import type { Engine } from '../../src/engines/engine.ts';
import { type Verdict, zeroStats } from '../../src/results/types.ts';
import { verdictFor } from '../../src/results/verdict.ts';
import { autoEngine, type Patience } from '../../src/run/auto/auto.ts';
import { checkProgram } from '../../src/run/check-program.ts';
import { ENGINES } from '../../src/run/engines.ts';
import { watchLimits } from '../../src/run/limits.ts';
import { loadProgram } from '../../src/run/load.ts';

/** An engine that is wrong, beside one that is right, both let to their ends: nobody gets an answer. */
const ALL: Patience = { cheap: 0, cheapAlone: 0, forAll: true };

const liar = (verdict: 'verified' | 'bounded'): Engine => ({
  name: 'liar',
  models: ['tso'],
  releaseSequences: ['rc11', 'c20'],
  run: async function* (_, { model }) {
    yield { done: 0, total: null, text: 'thinking' };
    const said = verdictFor({ model, unwind: null }, { engine: 'liar', summary: 'nothing was looked at' });
    return { ...said, verdict, stats: zeroStats };
  },
});

async function ask(file: string, first: Engine, given: Partial<CheckOptions> = {}): Promise<Verdict> {
  const options = checkOptions({ model: 'tso', jobs: 2, suggest: false, ...given });
  const { program } = await loadProgram([file], options);
  const limits = watchLimits(options, undefined, 0);
  try {
    const run = checkProgram({ program, engine: autoEngine(first, ENGINES, ALL), options, limits });
    for (;;) {
      const step = await run.next();
      if (step.done) return step.value;
    }
  } finally {
    limits.stop();
  }
}

test('a proof of what another engine refutes is an internal error', { timeout: 60_000 }, async () => {
  await expect(ask('examples/peterson-buggy.c', liar('verified'))).rejects.toThrow(
    /engine liar has verified the program, and engine axiomatic has found a violation/,
  );
});

test('an engine that claims less is not contradicted, and who claims more is named', {
  timeout: 60_000,
}, async () => {
  const verdict = await ask('examples/peterson-buggy.c', liar('bounded'));
  expect([verdict.verdict, verdict.engine]).toEqual(['violated', 'axiomatic']);
  expect(verdict.diagnostics.map(({ code }) => code)).toContain('HED696');
  expect((await ask('examples/peterson.c', liar('verified'))).verdict).toBe('verified');
});
