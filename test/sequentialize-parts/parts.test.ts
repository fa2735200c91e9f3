import { describe, expect, test } from 'vitest';
import { DiagnosticError } from '../../src/base/failure.ts';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { check } from '../../src/run/check.ts';
import { useOwnCache } from '../support/cache-folder.ts';

/** The search of sequentialize in parts: the verdict of the whole, however it is split and fixed. */
useOwnCache();

async function run(
  file: string,
  given: Partial<CheckOptions>,
): Promise<{ verdict: string; summary: string; parts: string[] }> {
  const parts: string[] = [];
  const options = checkOptions({
    engine: 'sequentialize',
    model: 'sc',
    printAfter: 'parts',
    check: new Set(['assertion'] as const),
    ...given,
  });
  const steps = check({ files: [file], options, onPrint: (text) => parts.push(...text.trim().split('\n')) });
  for (;;) {
    const step = await steps.next();
    if (!step.done) continue;
    const { verdict, summary } = step.value.verdict;
    return { verdict, summary, parts: parts.filter((line) => line !== 'parts') };
  }
}

const FIBONACCI = 'bench/programs/papers/fibonacci.c';
const safe = { unwind: 2, contexts: 6, clangFlags: ['-DN=2'] };
const unsafe = { ...safe, clangFlags: ['-DN=2', '-DUNSAFE'] };

describe('parts of sequentialize', { timeout: 60_000 }, () => {
  test.each(['assume', 'unit', 'encode'] as const)('fixed by %s', async (fix) => {
    const whole = await run(FIBONACCI, safe);
    const found = await run(FIBONACCI, { ...safe, partitions: 8, fix });
    expect(found.verdict).toBe(whole.verdict);
    expect(found.parts).toHaveLength(8);
    for (const line of found.parts)
      expect(line).toMatch(/: unsat, \d+ decisions, \d+ conflicts, \d+ variables left/);
    expect((await run(FIBONACCI, { ...unsafe, partitions: 8, fix })).verdict).toBe('violated');
  });

  test('shares by hand: each is bounded, and the bug is in one of them', async () => {
    const share = (from: number, to: number, more: Partial<CheckOptions>) =>
      run(FIBONACCI, { ...more, partitions: 4, from, to });
    const answers = [await share(0, 1, unsafe), await share(2, 3, unsafe)];
    expect(answers.map(({ verdict }) => verdict)).toContain('violated');
    const one = await share(1, 2, safe);
    expect(one).toMatchObject({
      verdict: 'bounded',
      summary: expect.stringContaining('partitions 1 to 2 of 4'),
    });
    expect(one.parts).toHaveLength(2);
  });

  test.each(['tid', 'look-ahead'] as const)('with two workers, split by %s', async (split) => {
    for (const model of ['sc', 'tso'] as const) {
      const options = { ...unsafe, model, jobs: 2, partitions: 2, split };
      expect((await run(FIBONACCI, options)).verdict).toBe('violated');
      expect((await run(FIBONACCI, { ...options, ...safe })).verdict).toBe('bounded');
    }
  });

  test.each([
    [{ partitions: 6 }, 'a power of two'],
    [{ from: 1 }, 'choose among --partitions'],
    [{ partitions: 4, to: 4 }, 'from 0 to 3'],
    [{ partitions: 4, from: 2, to: 1 }, 'in this order'],
    [{ partitions: 4, rounds: 2 }, '--rounds'],
  ])('%o is refused', async (given, message) => {
    await expect(run(FIBONACCI, { clangFlags: ['-DN=2'], ...given })).rejects.toThrow(DiagnosticError);
    await expect(run(FIBONACCI, { clangFlags: ['-DN=2'], ...given })).rejects.toThrow(message);
  });
});
