import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from './hostile.ts';
import { against } from './in-time.ts';

/** The core of limits.slow.test.ts: a few hostile programs, a limit or a signal each. */
const TIMEOUT = { kind: 'timeout', value: 2 } as const;
const CORE = HOSTILE.filter(({ core }) => core);
/** 1, 2: it was refused; 0, 10: it was not so hostile after all. */
const ANSWERS = [0, 1, 2, 5, 10];

describe.runIf(existsSync('/proc/self/stat'))(
  'hostile programs end in time, and leave nothing behind',
  () => {
    it.each(CORE)('$name: --timeout', async (hostile) => {
      const run = await against(hostile, TIMEOUT);
      expect(run.left).toEqual([]);
      expect(ANSWERS).toContain(run.exit);
      expect(run.seconds).toBeLessThan(TIMEOUT.value * 1.05 + run.allowed);
    });

    it.each(CORE.slice(0, 3).map((hostile, n) => ({ ...hostile, isEndless: n === 0 })))(
      '$name: SIGINT, as JSON',
      async (hostile) => {
        const run = await against(hostile, 'SIGINT', ['--format', 'json', '--quiet']);
        expect(run.left).toEqual([]);
        /* on a fast machine the others may have their answer before the signal comes */
        expect(hostile.isEndless ? [130] : [130, ...ANSWERS], run.stderr).toContain(run.exit);
        /* what was found before the signal is told, also while its story is being made shorter */
        const told = hostile.isEndless ? ['unknown'] : ['unknown', 'violated'];
        const report = run.exit === 130 ? JSON.parse(run.stdout) : { verdict: 'unknown', violations: [] };
        expect(told).toContain(report.verdict);
        /* and then with its story */
        expect(report.violations.length > 0).toBe(report.verdict === 'violated');
        expect(run.seconds).toBeLessThan(run.allowed);
      },
    );

    it('--memory', async () => {
      const bomb = HOSTILE.find(({ name }) => name === 'malloc without end');
      const run = await against(bomb!, { kind: 'memory', value: 200 });
      expect(run.left).toEqual([]);
      expect(run.exit, run.stdout + run.stderr).toBe(5);
    });
  },
);
