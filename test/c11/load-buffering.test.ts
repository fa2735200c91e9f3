import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/base/options/options.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { replayTrace } from '../../src/replay/replay.ts';
import type { ViolationKind } from '../../src/results/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';

/** Load buffering in `heddle check --model c11`: what it finds, that rc11 does not have it, and how it is told. */
useOwnCache();

const CASES: readonly (readonly [define: string, kind: ViolationKind])[] = [
  ['ASSERT', 'assertion'],
  ['RACE', 'race'],
  ['FREE', 'memory'],
  ['LIVENESS', 'liveness'],
  ['DEADLOCK', 'deadlock'],
  ['UNLOCK', 'lock'],
  ['NULLPTR', 'memory'],
  ['UNINITIALIZED', 'uninitialized'],
];
const FILE = 'test/c11/only-buffered.c';
const timeout = 60_000;

describe.each(CASES)('%s', (define, kind) => {
  const options = { engine: 'explore', clangFlags: [`-D${define}`] };
  test('is found under c11, and replayed', { timeout }, async () => {
    const { verdict, violations } = await checkFile(FILE, { ...options, model: 'c11' });
    expect(verdict).toBe('violated');
    expect(violations.map((violation) => violation.kind)).toEqual([kind]);
    const { steps } = violations[0].trace;
    expect(steps.filter((step) => (step.readsFrom ?? 0) > step.n)).toHaveLength(1);
  });
  test('is not there under rc11', { timeout }, async () => {
    const { verdict } = await checkFile(FILE, { ...options, model: 'rc11' });
    expect(verdict).toBe('verified');
  });
});

test('every execution counts once: 3 without, 4 with load buffering', { timeout }, async () => {
  for (const [model, executions] of [
    ['rc11', 3],
    ['c11', 4],
  ] as const) {
    const { verdict, stats, diagnostics } = await checkFile('bench/programs/lb.c', { model, engine: 'auto' });
    expect({ verdict, executions: stats.executions, diagnostics }).toEqual({
      verdict: 'verified',
      executions,
      diagnostics: [],
    });
  }
});

test('replay sees dependencies: a value that rests on itself is refused', { timeout }, async () => {
  const source = `${ROOT}/test/c11/depends.c`;
  const program = async (...flags: string[]) =>
    (await loadProgram([source], checkOptions({ clangFlags: flags }))).program;
  const { violations } = await checkFile('test/c11/depends.c', { model: 'c11', engine: 'explore' });
  expect(replayTrace(await program(), violations[0], 'c11')).toEqual({
    ok: true,
    dependencies: expect.anything(),
  });
  expect(replayTrace(await program('-DDEPENDS'), violations[0], 'c11')).toEqual({
    ok: false,
    reason: 'model c11 does not allow it: axiom satisfaction fails',
  });
  const { verdict } = await checkFile('test/c11/depends.c', { model: 'c11', clangFlags: ['-DDEPENDS'] });
  expect(verdict).toBe('verified');
});

test('a join passes on what its thread returned, and what it did not do', { timeout }, async () => {
  for (const define of ['-DRETURNS', '-DBRANCHES']) {
    const options = checkOptions({ clangFlags: [define] });
    const { program } = await loadProgram([`${ROOT}/test/c11/join.c`], options);
    const [strong, weak] = [exploreOutcomes(program, 'rc11', true), exploreOutcomes(program, 'c11', true)];
    expect([...weak.outcomes.keys()].sort()).toEqual([...strong.outcomes.keys()].sort());
  }
});
