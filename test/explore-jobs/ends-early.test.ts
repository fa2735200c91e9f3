import { describe, expect, test } from 'vitest';
import { InternalError } from '../../src/base/failure.ts';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreEngine } from '../../src/engines/explore/explore.ts';
import { replayTrace } from '../../src/replay/replay.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { AT_ONCE, exploreProgram, programOf, UNREDUCED } from './explore-file.ts';

/** Searches by several workers that do not come to their end: a violation, a limit, an interrupt, a failure. */
useOwnCache();

const endless = () => programOf('bench/programs/readers.c', ['-DN=26']);
const small = () => programOf('bench/programs/trylock.c', ['-DK=4']);

describe('with several workers', { timeout: 60_000 }, () => {
  test('a violation stops them all, and replays', async () => {
    const program = await programOf('bench/programs/structures/ms-queue.c', ['-DBUG']);
    const { verdict } = await exploreProgram(program, checkOptions({ jobs: 3 }));
    expect(verdict.verdict).toBe('violated');
    expect(verdict.violations).toHaveLength(1);
    expect(replayTrace(program, verdict.violations[0], 'rc11')).toMatchObject({ ok: true });
  });

  test('a time limit ends in unknown, with what was covered', async () => {
    const options = checkOptions({ ...UNREDUCED, model: 'sc', jobs: 2, timeout: 3 });
    const { verdict, progress } = await exploreProgram(await endless(), options);
    expect(verdict.verdict).toBe('unknown');
    expect(verdict.summary).toMatch(/^no violation in [1-9]\d* executions before the time limit/);
    expect(verdict.stats.executions).toBeGreaterThanOrEqual(progress.at(-1)?.done ?? 1);
    expect(verdict.stats.events).toBeGreaterThan(verdict.stats.executions);
  });

  test('a memory limit ends in unknown', async () => {
    const options = checkOptions({ ...UNREDUCED, model: 'sc', jobs: 2, memory: 16 });
    const { verdict } = await exploreProgram(await endless(), options);
    expect(verdict.verdict).toBe('unknown');
    expect(verdict.summary).toContain('before the memory limit');
  });

  test('an interrupt ends in unknown, at once', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 1500);
    const options = checkOptions({ ...UNREDUCED, model: 'sc', jobs: 2 });
    const start = performance.now();
    const { verdict } = await exploreProgram(await endless(), options, AT_ONCE, controller.signal);
    expect(performance.now() - start).toBeLessThan(5000);
    expect(verdict.verdict).toBe('unknown');
    expect(verdict.summary).toMatch(/^interrupted: no violation in [1-9]\d* executions/);
  });

  test('what cannot be explored stops them all, and is said once', async () => {
    const { verdict } = await exploreProgram(
      await programOf('test/explore-jobs/gives-up.c', []),
      checkOptions({ jobs: 3 }),
    );
    expect(verdict.verdict).toBe('unknown');
    expect(verdict.diagnostics.map(({ code }) => code)).toEqual(['HED341']);
  });

  test.each([
    ['throws', 'worker thread 1 failed: a fault that was asked for'],
    ['exits', 'worker thread 1 ended by itself'],
    ['keeps a task', 'worker thread 1 gave'],
  ] as const)('a worker that %s is an internal error, never a verdict', async (how, message) => {
    const workers = { ...AT_ONCE, fault: { worker: 1, how } };
    const run = exploreProgram(
      await programOf('bench/programs/trylock.c', ['-DK=6']),
      checkOptions({ ...UNREDUCED, model: 'sc', jobs: 3 }),
      workers,
    );
    await expect(run).rejects.toThrow(InternalError);
    await expect(run).rejects.toThrow(message);
  });

  test.each(['on', 'off'] as const)(
    'a worker that is out of memory ends the search as a limit, with classes %s',
    async (classes) => {
      const workers = { ...AT_ONCE, fault: { worker: 1, how: 'fills its memory' } } as const;
      const { verdict } = await exploreProgram(
        await programOf('bench/programs/trylock.c', ['-DK=6']),
        checkOptions({ ...UNREDUCED, classes, model: 'sc', jobs: 3 }),
        workers,
      );
      expect(verdict.verdict).toBe('unknown');
      expect(verdict.diagnostics.map(({ code }) => code)).toEqual(['HED454']);
    },
  );

  test('a small program does without workers', async () => {
    const context = {
      signal: new AbortController().signal,
      elapsed: () => 0,
      stopped: () => 'no' as const,
    };
    const run = exploreEngine.run(
      await small(),
      checkOptions({ ...UNREDUCED, model: 'sc', jobs: 2 }),
      context,
    );
    const step = await run.next();
    expect(step.done && step.value.stats.executions).toBe(1500);
  });

  test('what one thread has begun the workers finish', async () => {
    const program = await programOf('bench/programs/trylock.c', ['-DK=5']);
    const workers = { ...AT_ONCE, alone: 0.05 };
    const { verdict } = await exploreProgram(
      program,
      checkOptions({ ...UNREDUCED, model: 'sc', jobs: 2 }),
      workers,
    );
    const alone = await exploreProgram(program, checkOptions({ ...UNREDUCED, model: 'sc', jobs: 1 }));
    expect(verdict).toEqual(alone.verdict);
    expect(verdict.stats.executions).toBe(12092);
  });
});
