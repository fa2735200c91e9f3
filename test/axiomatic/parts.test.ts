import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { askedBy, settingsOf } from '../../src/engines/axiomatic/model/settings.ts';
import { encodingOf } from '../../src/engines/axiomatic/open.ts';
import { choicesOf } from '../../src/engines/axiomatic/parts/choices.ts';
import { axiomaticWork } from '../../src/engines/axiomatic/parts/oracle.ts';
import { allCubes } from '../../src/engines/work/cube.ts';
import type { Control } from '../../src/engines/work/work.ts';
import { check } from '../../src/run/check.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';

/** The search of axiomatic in parts: the answer of the whole, whatever choices it is split on. */
useOwnCache();

const FIBONACCI = 'bench/programs/papers/fibonacci.c';
const ALONE: Control<never> = {
  asked: () => 'go-on',
  give: () => {
    throw new Error('nobody asked for it');
  },
  wantsCount: () => false,
  count: () => {},
};

describe('parts of axiomatic', { timeout: 60_000 }, () => {
  test.each(['sc', 'tso', 'rc11', 'relaxed'] as const)('cubes cover the whole under %s', async (model) => {
    for (const [flags, isWrong] of [
      [['-DN=2'], false],
      [['-DN=2', '-DUNSAFE'], true],
    ] as const) {
      const options = checkOptions({ model, check: new Set(['assertion'] as const), clangFlags: [...flags] });
      const { program } = await loadProgram([FIBONACCI], options);
      const settings = settingsOf(model, askedBy(program, options));
      const names = [...choicesOf(encodingOf(program, options, settings, 3, () => {})).keys()];
      expect(names.length).toBeGreaterThan(6);
      const roots = allCubes([names[0], names[Math.floor(names.length / 2)], names.at(-1) as string]);
      const work = axiomaticWork(program, { options, unwind: 3, question: 0, roots });
      let all = work.nothing;
      for (const task of work.begin()) all = work.merge(all, await work.run(task, ALONE as never));
      expect(all.leaves).toHaveLength(8);
      expect(all.violation !== null).toBe(isWrong);
      expect(all.leaves.some(({ answer }) => answer === 'sat')).toBe(isWrong);
      if (!isWrong) expect(all.leaves.every(({ answer }) => answer === 'unsat')).toBe(true);
    }
  });

  test('two workers give the verdict of one', async () => {
    for (const [flags, verdict] of [
      [['-DN=6'], 'verified'],
      [['-DN=6', '-DUNSAFE'], 'violated'],
    ] as const) {
      const options = checkOptions({
        engine: 'axiomatic',
        model: 'sc',
        check: new Set(['assertion'] as const),
        jobs: 2,
        clangFlags: [...flags],
      });
      const steps = check({ files: [FIBONACCI], options });
      let step = await steps.next();
      while (!step.done) step = await steps.next();
      expect(step.value.verdict.verdict).toBe(verdict);
    }
  });
});
