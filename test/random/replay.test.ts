import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import type { Program } from '../../src/ir/types.ts';
import { replayTrace } from '../../src/replay/replay.ts';
import type { Step, Violation } from '../../src/results/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { programRunner, two } from './program.ts';

/** A counterexample that was tampered with is not believed. */

useOwnCache();
const run = programRunner();

interface Example {
  readonly program: Program;
  readonly violation: Violation;
}

/** The counterexample of `source`, and the program of `later`, which stands at the same place. */
async function counterexample(source: string, later = source): Promise<Example> {
  const [violation] = (await run(source)).violations;
  await run(later);
  const { program } = await loadProgram([violation.at.file], checkOptions());
  return { program, violation };
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

interface Change {
  readonly name: string;
  readonly source: string;
  readonly by: (violation: Violation) => Violation;
  readonly says: RegExp;
}

describe('replay', () => {
  test('believes what was found', async () => {
    for (const source of [ASSERTION, RACE, DEADLOCK]) {
      const { program, violation } = await counterexample(source);
      expect(replayTrace(program, violation, 'rc11')).toEqual({ ok: true, dependencies: null });
      const again = JSON.parse(JSON.stringify(violation)) as Violation;
      expect(replayTrace(program, again, 'rc11')).toEqual({ ok: true, dependencies: null });
    }
  });

  const CHANGES: readonly Change[] = [
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
      says: /does not conflict with step/,
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
      const { program, violation } = await counterexample(source);
      expect(reasonAgainst({ program, violation: by(violation) })).toMatch(says);
    });
  }

  test('does not believe a race that synchronisation orders', async () => {
    const example = await counterexample(RACE, RACE.replace('relaxed', 'release'));
    expect(reasonAgainst(example)).toMatch(/happens-before orders it/);
  });
});

function reasonAgainst({ program, violation }: Example): string {
  const result = replayTrace(program, violation, 'rc11');
  return result.ok ? 'believed' : result.reason;
}
