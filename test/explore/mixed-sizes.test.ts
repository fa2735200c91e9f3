import { describe, expect, test } from 'vitest';
import { DiagnosticError } from '../../src/base/failure.ts';
import { Rng } from '../../src/base/rng.ts';
import { exploreOutcomes } from '../../src/engines/explore/outcomes.ts';
import { operationalBehaviours } from '../../src/engines/oracle/operational.ts';
import { OracleLimit } from '../../src/engines/oracle/values.ts';
import type { Program } from '../../src/ir/types.ts';
import { compileEntries } from '../fuzz/compile.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';
import { randomSizes, SIZES_HEADER } from './random-sizes.ts';

/** Accesses of different sizes to the same bytes, concurrently (memory/wide.ts), against the machine that has bytes. */

useOwnCache();

/** `npm run properties` style: HEDDLE_SIZES=SEED:COUNT for many. */
const [SEED, COUNT] = (process.env.HEDDLE_SIZES ?? '1:120').split(':').map(Number);
const BATCH = 60;

const sorted = (of: Iterable<string>): string[] => [...of].sort();

function compare(program: Program, text: string): boolean {
  try {
    const expected = operationalBehaviours(program, 'sc', { states: 20_000 });
    const found = exploreOutcomes(program, 'sc', false, { patience: 50 });
    expect(sorted(found.outcomes.keys()), text).toEqual(sorted(expected.outcomes.keys()));
    expect(sorted(found.violations.keys()), text).toEqual(sorted(expected.violations.keys()));
    return true;
  } catch (error) {
    if (error instanceof OracleLimit) return false;
    if (error instanceof DiagnosticError) throw new Error(`${error.message}\n${text}`);
    throw error;
  }
}

describe('accesses of different sizes', () => {
  test('the same final states as the machine that has bytes, on random programs', {
    timeout: 60_000 + 100 * COUNT,
  }, async () => {
    let compared = 0;
    for (let from = 0; from < COUNT; from += BATCH) {
      const count = Math.min(BATCH, COUNT - from);
      const texts = Array.from({ length: count }, (_, k) => randomSizes(new Rng(SEED, from + k), `p${k}_`));
      const programs = await compileEntries(SIZES_HEADER + texts.join(''), count);
      for (const [k, { plain }] of programs.entries()) if (compare(plain, texts[k])) compared++;
      if (COUNT > 1000) console.log(`seed ${SEED}: ${from + count} programs, ${compared} compared`);
    }
    expect(compared).toBeGreaterThan(COUNT / 2);
  });
});

/** Who answers, and what: `auto` asks `axiomatic` where stores wait in buffers. */
const ANSWERS: readonly (readonly [
  file: string,
  flag: string,
  model: string,
  engine: string,
  verdict: string,
])[] = [
  ['ticket-lock', '', 'sc', 'explore', 'verified'],
  ['ticket-lock', '-DTORN', 'sc', 'explore', 'violated'],
  ['ticket-lock', '-DLATE', 'sc', 'explore', 'violated'],
  ['exchange-beside-load', '', 'sc', 'explore', 'violated'],
  ['exchange-beside-load', '-DRIGHT', 'sc', 'explore', 'verified'],
  ['exchange-beside-load', '', 'tso', 'axiomatic', 'violated'],
  ['exchange-beside-load', '', 'pso', 'axiomatic', 'violated'],
  ['exchange-beside-load', '-DRIGHT', 'pso', 'axiomatic', 'verified'],
  ['exchange-beside-load', '', 'ra', 'explore', 'unknown'],
  ['exchange-beside-load', '', 'rc11', 'explore', 'unknown'],
  ['exchange-beside-load', '', 'c11', 'explore', 'unknown'],
  ['forwarded-half', '', 'sc', 'explore', 'verified'],
  ['forwarded-half', '', 'tso', 'axiomatic', 'violated'],
  ['forwarded-half', '', 'pso', 'axiomatic', 'violated'],
  ['forwarded-half', '-DFENCED', 'tso', 'axiomatic', 'verified'],
];

test.each(ANSWERS)(
  '%s.c %s under %s: %s, %s',
  { timeout: 60_000 },
  async (file, flag, model, engine, verdict) => {
    const clangFlags = flag === '' ? [] : [flag];
    const answer = await checkFile(`test/real/sizes/${file}.c`, { model, clangFlags });
    expect([answer.engine, answer.verdict]).toEqual([engine, verdict]);
    const codes = answer.diagnostics.map(({ code }) => code);
    if (engine === 'axiomatic') expect(codes).toContain('HED696');
    if (verdict === 'unknown') expect(codes).toEqual(['HED342']);
  },
);

test('a weak compare-exchange of a half may fail', { timeout: 60_000 }, async () => {
  const answer = await checkFile('test/real/sizes/ticket-lock.c', {
    model: 'sc',
    jobs: 2,
    spuriousCas: true,
  });
  expect(answer.verdict).toBe('verified');
});
