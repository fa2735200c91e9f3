import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/results/types.ts';
import { nativeClangs } from '../native-clangs.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile, ROOT } from '../support/check-file.ts';
import { type Expected, expectedOf, titleOf } from './expectation.ts';

/**
 * Each header of the C++ library in a small program, correct and with a bug: proved or refuted by `explore`, and
 * tried by `random`, with the embedded clang; and the same answer with the oldest clang of this machine.
 */
const FOLDER = 'test/cxx-library/programs';
const BUG_WITHIN = 5_000;
const CLEAN_FOR = 40;
const programs = readdirSync(join(ROOT, FOLDER)).filter((file) => file.endsWith('.cc'));
/** (A native clang 22 prints the same text as the embedded one: ADR 0002.) */
const natives = nativeClangs().slice(-1);

useOwnCache();

test('the programs are there, each with a bug', () => {
  expect(programs.length).toBeGreaterThanOrEqual(45);
  for (const file of programs) {
    const [correct, ...buggy] = expectedOf(readFileSync(join(ROOT, FOLDER, file), 'utf8'));
    expect([correct.kinds, correct.defines]).toEqual([[], []]);
    expect(buggy.map(({ kinds }) => kinds.length > 0)).toEqual([true]);
  }
});

describe.each(programs)('%s', (file) => {
  for (const expected of expectedOf(readFileSync(join(ROOT, FOLDER, file), 'utf8'))) {
    const run = (clang: string, engine: string, schedules: number): Promise<Verdict> =>
      checkFile(`${FOLDER}/${file}`, {
        model: 'rc11',
        clang,
        engine,
        schedules,
        seed: 1,
        clangFlags: [...expected.flags, ...expected.defines],
      });
    for (const clang of ['wasm', ...natives]) {
      test(`${titleOf(expected)}, by explore, compiled by ${clang}`, { timeout: 120_000 }, async () => {
        const verdict = await run(clang, 'explore', 1);
        keeps(expected, verdict);
        if (expected.kinds.length === 0) expect(verdict.verdict).toBe('verified');
      });
    }
    test.skipIf(expected.weak)(`${titleOf(expected)}, by random`, { timeout: 120_000 }, async () => {
      keeps(expected, await run('wasm', 'random', expected.kinds.length === 0 ? CLEAN_FOR : BUG_WITHIN));
    });
  }
});

function keeps({ kinds }: Expected, { verdict, violations, diagnostics }: Verdict): void {
  if (kinds.length === 0) {
    expect(violations).toEqual([]);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    return;
  }
  expect(verdict).toBe('violated');
  expect(kinds).toContain(violations[0].kind);
  // The user's own line, not one inside the library.
  expect(violations[0].at.file).toMatch(/\.cc$/);
}
