import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { useOwnCache } from '../support/cache-folder.ts';
import { ROOT } from '../support/check-file.ts';
import { installed } from '../support/native.ts';
import { answerOf, promisesOf, SEED_PROGRAMS } from './seeds.ts';

/** The programs of Inverso and Trubiani (PPoPP 2020) and LazySMA (Tomasco et al., FMCAD 2016) at the bounds of the seeds' tables; seeds.slow.test.ts has those that take long. */

useOwnCache();
const timeout = 120_000;
const GCC = ['-std=c11', '-Wall', '-Wextra', '-Werror', '-pthread', '-fsyntax-only'];
const run = promisify(execFile);

test('the programs are there', () => expect(SEED_PROGRAMS).toHaveLength(6));

describe.each(SEED_PROGRAMS)('%s', (file) => {
  test.skipIf(!installed('gcc'))('gcc has nothing to say', { timeout }, async () => {
    expect(await run('gcc', [...GCC, join(ROOT, file)])).toEqual({ stdout: '', stderr: '' });
  });
  for (const { title, options, answer } of promisesOf(file).filter(({ slow }) => !slow))
    test(title, { timeout }, async () => expect(await answerOf(file, options)).toBe(answer));
});

/** LazySMA, Table I: its bounds are enough to break these under tso and pso; under sc they hold without bounds. */
describe.each([
  ['dekker', { unwind: 1, rounds: 2, clock: 2, queue: 2 }],
  ['lamport', { unwind: 1, rounds: 2, clock: 2, queue: 2 }],
  ['peterson', { unwind: 1, rounds: 2, clock: 2, queue: 3 }],
  ['szymanski', { unwind: 1, rounds: 2, clock: 3, queue: 3 }],
] as const)('bench/programs/sat/%s.c', (name, bounds) => {
  const file = `bench/programs/sat/${name}.c`;
  // As in the paper. (In this variant of Szymanski's algorithm both threads can also wait at the door for ever.)
  const check = new Set(['assertion']);
  test.each(['tso', 'pso'])('%s: broken', { timeout }, async (model) => {
    const options = { model, check, ...bounds };
    expect(await answerOf(file, options)).toBe('assertion');
    expect(await answerOf(file, { ...options, clangFlags: ['-DFENCED'] })).toBe('bounded');
  });
  test('sc: holds', { timeout }, async () => {
    expect(await answerOf(file, { model: 'sc', check })).toBe('verified');
  });
});

describe.each(['tso', 'pso'])('bench/programs/sat/stack_unsafe.c %s', (model) => {
  test('the bug at the bounds of Table I', { timeout }, async () => {
    const bounds = { unwind: 2, rounds: 2, clock: 2, queue: 2 };
    expect(await answerOf('bench/programs/sat/stack_unsafe.c', { model, ...bounds })).toBe('assertion');
  });
});

/** Main waits for the others in most rounds: that its turns pass by unused does not mean that nothing is cut. */
test('rounds that are too few are no proof', { timeout }, async () => {
  const file = 'bench/programs/papers/fibonacci.c';
  const options = { model: 'sc', clangFlags: ['-DN=3', '-DUNSAFE'] };
  expect(await answerOf(file, { ...options, rounds: 2 })).toBe('bounded');
  expect(await answerOf(file, { ...options, rounds: 3 })).toBe('assertion');
  expect(await answerOf(file, { model: 'sc', clangFlags: ['-DN=2'], rounds: 5 })).toBe('verified');
});
