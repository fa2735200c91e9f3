import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreEngine } from '../../src/engines/explore/explore.ts';
import { Estimate, rough, shareText } from '../../src/engines/explore/parallel/estimate.ts';
import { settings } from '../../src/engines/explore/parallel/task-search.ts';
import type { Progress } from '../../src/results/types.ts';
import { buildImage } from '../../src/vm/code/image.ts';
import { Machine } from '../../src/vm/machine.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { programOf, UNREDUCED } from './explore-file.ts';

/** The estimate of how many executions there are, made to its end, is near the truth. */
useOwnCache();

const ROWS: readonly (readonly [file: string, flags: readonly string[], truth: number, factor: number])[] = [
  ['readers.c', ['-DN=6'], 64, 1],
  ['lastwrite.c', ['-DN=4'], 24, 1],
  ['readers.c', ['-DN=14'], 16384, 1.2],
  ['trylock.c', ['-DK=4'], 1500, 4],
  ['floatingread.c', ['-DN=6'], 5040, 3],
  ['msqueue.c', ['-DK=4'], 271, 2],
];

describe.each(ROWS)('%s %s: %i executions', (file, flags, truth, factor) => {
  test(`within a factor of ${factor}`, { timeout: 60_000 }, async () => {
    const machine = new Machine(buildImage(await programOf(`bench/programs/${file}`, flags)));
    const estimate = new Estimate(machine, settings(checkOptions({ ...UNREDUCED, model: 'sc' })), 20);
    estimate.improve(30, () => performance.now() / 1000);
    const executions = estimate.executions(0) ?? Number.NaN;
    expect(executions).toBeGreaterThanOrEqual(truth / factor);
    expect(executions).toBeLessThanOrEqual(truth * factor);
    expect(estimate.executions(executions)).toBeNull();
  });
});

test('is shown as progress, and when a limit ends the search', { timeout: 60_000 }, async () => {
  const program = await programOf('bench/programs/readers.c', ['-DN=26']);
  const controller = new AbortController();
  /* a clock that ticks when it is looked at, so that nothing depends on how fast the machine is */
  let seconds = 0;
  const elapsed = (): number => {
    seconds += 0.001;
    if (seconds > 5) controller.abort();
    return seconds;
  };
  const context = { signal: controller.signal, elapsed, stopped: () => 'timeout' as const };
  const shown: Progress[] = [];
  for (const run = exploreEngine.run(program, checkOptions({ ...UNREDUCED, model: 'sc' }), context); ; ) {
    const step = await run.next();
    if (!step.done) shown.push(step.value);
    else {
      const { summary, stats } = step.value;
      expect(summary).toMatch(
        /^no violation in \d+ executions before the time limit: less than 1 % of an estimated 67 M executions$/,
      );
      expect(stats.estimate).toBe(2 ** 26);
      break;
    }
  }
  expect(shown.at(-1)).toMatchObject({
    total: 2 ** 26,
    text: expect.stringMatching(/^\d+ executions, 0 blocked, of about 67 M$/),
  });
  expect(shown[0]).toMatchObject({ total: null });
});

test('in words', () => {
  expect([37, 4123, 999_999, 3.41e6, 7.2e9, 5.04e15].map(rough)).toEqual([
    '37',
    '4100',
    '1 M',
    '3.4 M',
    '7.2 G',
    '5 × 10^15',
  ]);
  expect(shareText(12, 100)).toBe(': about 12 % of an estimated 100 executions');
  expect(shareText(1, 1e6)).toBe(': less than 1 % of an estimated 1 M executions');
  expect(shareText(1, null)).toBe('');
});
