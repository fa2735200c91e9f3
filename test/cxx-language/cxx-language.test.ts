import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/results/types.ts';
import { nativeClangs } from '../native-clangs.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';
import { type CxxProgram, programs } from './programs.ts';

/**
 * The C++ language: every program of programs/ gets the verdict its first line promises, from the embedded clang and
 * from the oldest and newest native ones there are; by proof, and by random schedules.
 */
const CLANGS = [
  'wasm',
  ...new Set([nativeClangs().at(-1), nativeClangs()[0]].filter((c) => c !== undefined)),
];
const SCHEDULES = 300;
const SEED = 1;

useOwnCache();

test('there are enough programs, correct and buggy', () => {
  expect(programs.length).toBeGreaterThanOrEqual(50);
  expect(programs.filter((p) => p.expected === 'verified').length).toBeGreaterThanOrEqual(18);
});

describe.each(CLANGS)('compiled by %s', (clang) => {
  describe.each(programs)('$name', (program) => {
    test('explored', { timeout: 60_000 }, async () => {
      keeps(program, await checkFile(program.file, { clang, engine: 'explore' }), program.expected);
    });
    if (clang !== 'wasm') return;
    test('by random schedules', { timeout: 60_000 }, async () => {
      const verdict = await checkFile(program.file, {
        clang,
        engine: 'random',
        schedules: SCHEDULES,
        seed: SEED,
      });
      keeps(program, verdict, program.expected === 'verified' ? 'unknown' : program.expected);
    });
  });
});

function keeps({ expected, text }: CxxProgram, verdict: Verdict, promised: string): void {
  const [violation] = verdict.violations;
  expect(promised.split('|')).toContain(violation?.kind ?? verdict.verdict);
  if (violation !== undefined) {
    expect(`${violation.message} ${JSON.stringify(violation.waiting ?? '')}`).toMatch(text);
    expect(violation.at.file).toMatch(/\.cc$/);
  } else if (expected === 'unknown') {
    const told = verdict.diagnostics.filter((d) => d.severity === 'error');
    expect(told.map((d) => d.message).join()).toMatch(text);
    expect(told[0]?.at?.line).toBeGreaterThan(1);
  } else expect(verdict.diagnostics.filter((d) => d.severity !== 'note')).toEqual([]);
}
