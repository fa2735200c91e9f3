import { describe, expect, it } from 'vitest';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import type { Verdict } from '../../src/results/types.ts';
import { checkFile } from '../support/check-file.ts';
import { type Variant, valueVariants } from './expectations.ts';

/** Every variant of every program in a folder, through every engine that the head of the program names. */
const LONG = 120_000;
const SCHEDULES = 300;

function settings({ macros, checks }: Variant, given: Partial<CheckOptions>): Partial<CheckOptions> {
  const check = new Set<CheckOptions['check'] extends ReadonlySet<infer K> ? K : never>(
    checkOptions({ model: given.model ?? 'rc11' }).check,
  );
  for (const kind of checks) check.add(kind as never);
  return { check, clangFlags: [...macros], ...given };
}

const said = (verdict: Verdict): string =>
  [verdict.verdict, verdict.violations[0]?.kind].filter(Boolean).join(' ');

function compare(variant: Variant, verdict: Verdict): void {
  const text = [...verdict.violations, ...verdict.diagnostics].map((each) => each.message).join('\n');
  expect(said(verdict), text).toBe([variant.verdict, variant.kind].filter(Boolean).join(' '));
  expect(text).toContain(variant.message);
}

export function testPrograms(folder: string): void {
  describe.each(valueVariants(folder).map((v) => [v.name, v] as const))('%s', (_, variant) => {
    const { engines, models, file } = variant;
    it.skipIf(!engines.includes('explore'))('explore', { timeout: LONG }, async () => {
      for (const model of models)
        compare(variant, await checkFile(file, settings(variant, { engine: 'explore', model })));
    });
    it.skipIf(!engines.includes('sequentialize'))('sequentialize', { timeout: LONG }, async () => {
      const options = settings(variant, { engine: 'sequentialize', model: 'sc' });
      compare(variant, await checkFile(file, options));
    });
    it.skipIf(!engines.includes('random'))('random', { timeout: LONG }, async () => {
      const options = { engine: 'random', schedules: SCHEDULES, seed: 5 } as const;
      const verdict = await checkFile(file, settings(variant, options));
      if (variant.verdict === 'violated') compare(variant, verdict);
      else expect(verdict.violations).toEqual([]);
    });
  });
}
