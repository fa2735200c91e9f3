import { describe, expect, test } from 'vitest';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { directedWith } from '../../src/engines/directed/engine.ts';
import type { Verdict } from '../../src/results/types.ts';
import { loadProgram } from '../../src/run/load.ts';
import { useOwnCache } from '../support/cache-folder.ts';

/** Questions of `directed` that several workers share: the verdict of one. */
useOwnCache();

async function run(
  file: string,
  given: Partial<CheckOptions>,
  effort = { atOnce: 1000, alone: 3000, walks: false },
): Promise<{ verdict: Verdict; parts: string[]; said: string[] }> {
  const options = checkOptions({ engine: 'directed', model: 'sc', printAfter: 'parts', ...given });
  const { program } = await loadProgram([file], options);
  const parts: string[] = [];
  const said: string[] = [];
  const steps = directedWith(effort).run(program, options, {
    signal: new AbortController().signal,
    elapsed: () => 0,
    stopped: () => 'no',
    print: (text) => parts.push(...text.trim().split('\n').slice(1)),
  });
  for (;;) {
    const step = await steps.next();
    if (step.done) return { verdict: step.value, parts, said };
    said.push(step.value.text);
  }
}

/** Hardly anything is tried alone: whatever is not refuted at once is shared. */
const HARDLY = { atOnce: 1, alone: 1, walks: false };
const PAPER = 'bench/programs/directed';
const PROGRAMS: readonly (readonly [file: string, given: Partial<CheckOptions>])[] = [
  [`${PAPER}/linux-rwlock.c`, { clangFlags: ['-DN=2'] }],
  [`${PAPER}/linux-rwlock.c`, { model: 'tso', clangFlags: ['-DN=2'] }],
  [`${PAPER}/msqueue.c`, { clangFlags: ['-DN=2'] }],
  [`${PAPER}/msqueue.c`, { model: 'pso', clangFlags: ['-DN=2'] }],
  [`${PAPER}/dekker.c`, { clangFlags: ['-DN=2'] }],
  [`${PAPER}/dekker.c`, { model: 'tso', clangFlags: ['-DN=2'] }],
  [`${PAPER}/seqlock.c`, { clangFlags: ['-DN=2'] }],
  [`${PAPER}/cas-spinlock.c`, { clangFlags: ['-DTHREADS=3'] }],
  ['examples/peterson.c', {}],
  ['examples/peterson-buggy.c', {}],
  ['examples/peterson.c', { model: 'tso' }],
  ['test/directed/programs/blocks.c', {}],
  ['test/directed/programs/weak.c', {}],
];

describe('directed with two jobs', { timeout: 300_000 }, () => {
  let shared = 0;
  test.each(PROGRAMS)('%s %j', async (file, given) => {
    const { verdict: alone } = await run(file, given);
    const { verdict, parts } = await run(file, { ...given, jobs: 2 }, HARDLY);
    shared += parts.length;
    expect([verdict.verdict, verdict.violations.map(({ kind }) => kind)]).toEqual([
      alone.verdict,
      alone.violations.map(({ kind }) => kind),
    ]);
  });

  test('these were shared', () => expect(shared).toBeGreaterThan(30));

  test('a question that takes long is split, and its parts cover it', async () => {
    const { verdict, parts, said } = await run(`${PAPER}/linux-rwlock.c`, { jobs: 2, clangFlags: ['-DN=7'] });
    expect(verdict.verdict).toBe('verified');
    expect(parts.length).toBeGreaterThan(2);
    /* one that finds a way to a goal stops the others */
    for (const line of parts) expect(line).toMatch(/: (sat|unsat|unknown), \d+ decisions/);
    expect(parts.join('\n')).toMatch(/before\(.*: unsat, /);
    expect(said.join('\n')).toMatch(/goals reached; parts: \d+ done, \d running/);
  });
});
