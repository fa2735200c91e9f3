import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options.ts';
import type { Program } from '../../src/ir/types.ts';
import { replayTrace } from '../../src/replay/replay.ts';
import type { Step, Violation } from '../../src/results/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { programRunner, two } from './program.ts';

/** A counterexample that was tampered with is not believed. */

useOwnCache();
const run = programRunner();

async function counterexample(source: string): Promise<{ program: Program; violation: Violation }> {
  const { violations } = await run(source);
  const { file } = violations[0].at;
  const { program } = await loadProgram([file], checkOptions());
  return { program, violation: violations[0] };
}

const change = (violation: Violation, steps: (steps: readonly Step[]) => readonly Step[]): Violation => ({
  ...violation,
  trace: { ...violation.trace, steps: steps(violation.trace.steps) },
});

const changeStep = (
  violation: Violation,
  which: (step: Step) => boolean,
  by: (step: Step) => Step,
): Violation => {
  const at = violation.trace.steps.findIndex(which);
  expect(at).toBeGreaterThanOrEqual(0);
  return change(violation, (steps) => steps.map((step, i) => (i === at ? by(step) : step)));
};

const ASSERTION = two('atomic_int x;', 'int r = x; x = r + 1;', 'int r = x; x = r + 1;', 'assert(x == 2);');
const RACE = two(
  'int data; atomic_int flag;',
  'data = 1; atomic_store_explicit(&flag, 1, memory_order_relaxed);',
  'if (flag) assert(data == 1);',
);
const DEADLOCK = two(
  'pthread_mutex_t m, n;',
  'pthread_mutex_lock(&m); pthread_mutex_lock(&n);',
  'pthread_mutex_lock(&n); pthread_mutex_lock(&m);',
);

describe('replay', () => {
  test('believes what was found', async () => {
    for (const source of [ASSERTION, RACE, DEADLOCK]) {
      const { program, violation } = await counterexample(source);
      expect(replayTrace(program, violation, 'rc11')).toEqual({ ok: true });
      const again = JSON.parse(JSON.stringify(violation)) as Violation;
      expect(replayTrace(program, again, 'rc11')).toEqual({ ok: true });
    }
  });

  const CHANGES: readonly { name: string; source: string; by: (v: Violation) => Violation; says: RegExp }[] =
    [
      {
        name: 'a read of another value',
        source: ASSERTION,
        by: (v) =>
          changeStep(
            v,
            (s) => s.op === 'read',
            (s) => ({ ...s, raw: { ...s.raw!, delivered: [5] } }),
          ),
        says: /memory holds 0 there/,
      },
      {
        name: 'another value written',
        source: ASSERTION,
        by: (v) =>
          changeStep(
            v,
            (s) => s.op === 'write',
            (s) => ({ ...s, value: '7' }),
          ),
        says: /the value is 1, not 7/,
      },
      {
        name: 'another address',
        source: ASSERTION,
        by: (v) =>
          changeStep(
            v,
            (s) => s.op === 'write',
            (s) => ({ ...s, raw: { ...s.raw!, address: s.raw!.address + 4 } }),
          ),
        says: /it accesses x/,
      },
      {
        name: 'another line',
        source: ASSERTION,
        by: (v) =>
          changeStep(
            v,
            (s) => s.op === 'write',
            (s) => ({ ...s, at: { ...s.at, line: 1 } }),
          ),
        says: /the program is at/,
      },
      {
        name: 'a step left out',
        source: ASSERTION,
        by: (v) => change(v, (steps) => steps.filter((s) => s.op !== 'write')),
        says: /the program does 'write'/,
      },
      {
        name: 'a thread that nobody created',
        source: ASSERTION,
        by: (v) =>
          changeStep(
            v,
            (s) => s.op === 'write',
            (s) => ({ ...s, thread: 9 }),
          ),
        says: /before it is created/,
      },
      {
        name: 'another kind of violation',
        source: ASSERTION,
        by: (v) => ({ ...v, kind: 'memory' }),
        says: /it ends in assertion/,
      },
      {
        name: 'a race with another step',
        source: RACE,
        by: (v) => ({ ...v, other: { at: v.at, step: 1 } }),
        says: /conflicts with step/,
      },
      {
        name: 'a race that synchronisation orders',
        source: RACE.replace('memory_order_relaxed', 'memory_order_release'),
        by: (v) => v,
        says: /happens-before orders it|the program/,
      },
      {
        name: 'a deadlock where somebody can go on',
        source: DEADLOCK,
        by: (v) => change(v, (steps) => steps.slice(0, -1)),
        says: /can go on/,
      },
    ];
  for (const { name, source, by, says } of CHANGES) {
    test(`does not believe ${name}`, async () => {
      const original = source.includes('memory_order_release') ? RACE : source;
      const { violation } = await counterexample(original);
      const program = original === source ? (await counterexample(source)).program : await compiled(source);
      const result = replayTrace(program, by(violation), 'rc11');
      expect(result.ok).toBe(false);
      if (!result.ok) expect(result.reason).toMatch(says);
    });
  }

  /** The program at the same path, after it was changed. */
  async function compiled(source: string): Promise<Program> {
    const verdict = await run(source);
    expect(verdict.verdict).toBe('unknown');
    const { violation } = await counterexample(RACE);
    await run(source);
    return (await loadProgram([violation.at.file], checkOptions())).program;
  }
});
