import { describe, expect, it } from 'vitest';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import type { Verdict } from '../../src/results/types.ts';
import { nativeClangs } from '../native-clangs.ts';
import { useOwnCache } from '../support/cache-folder.ts';
import { checkFile } from '../support/check-file.ts';
import { type PlatformProgram, platformPrograms, type Variant } from './expectations.ts';

/** The C library's objects: every variant of every program through the engines, with each compiler and data model. */

useOwnCache();
const SCHEDULES = 3000;
const CLEAN_FOR = 60;
const native = nativeClangs()[0];
const LONG = 60_000;

function settings(
  program: PlatformProgram,
  { macros }: Variant,
  given: Partial<CheckOptions>,
): Partial<CheckOptions> {
  const check = new Set(checkOptions({ model: given.model ?? 'rc11' }).check);
  if (program.leaks) check.add('leak');
  return { check, clangFlags: [...macros], ...given };
}

/** In words, so that a difference shows. */
function said(verdict: Verdict): string {
  const [first] = verdict.violations;
  if (first === undefined) return verdict.verdict;
  return `${verdict.verdict} ${first.kind}`;
}

/** The text of a violation: its message and who waits for what; of an unknown: its diagnostics. */
function textOf(verdict: Verdict): string {
  const waiting = verdict.violations.flatMap((v) => (v.waiting ?? []).map((w) => w.for));
  const messages = [...verdict.violations, ...verdict.diagnostics].map((each) => each.message);
  return [...messages, ...waiting].join('\n');
}

function compare(variant: Variant, verdict: Verdict): void {
  const kinds = variant.kinds.map((kind) => `${variant.verdict} ${kind}`);
  expect(kinds.length === 0 ? [variant.verdict] : kinds, textOf(verdict)).toContain(said(verdict));
  expect(textOf(verdict)).toContain(variant.message);
}

const programs = platformPrograms();
const titleOf = ({ macros }: Variant): string => macros.join(' ') || 'as it is';

it('there are enough of them', () => {
  expect(programs.length).toBeGreaterThanOrEqual(40);
});

describe.each(programs.map((p) => [p.name, p] as const))('%s', (_, program) => {
  describe.each(program.variants.map((v) => [titleOf(v), v] as const))('%s', (_title, variant) => {
    it.each(program.dataModels)('explore, wasm, %s', { timeout: LONG }, async (dataModel) => {
      const options = settings(program, variant, { engine: 'explore', clang: 'wasm', dataModel });
      compare(variant, await checkFile(variant.file, options));
    });

    it.skipIf(native === undefined)('explore under sc, native clang', { timeout: LONG }, async () => {
      const [dataModel] = program.dataModels;
      const options = { engine: 'explore', model: 'sc', clang: native, dataModel } as const;
      const verdict = await checkFile(variant.file, settings(program, variant, options));
      /* races are not looked for under sc, and reorderings do not exist */
      if (variant.kinds.includes('race')) return;
      if (
        verdict.verdict === 'verified' &&
        variant.kinds[0] === 'assertion' &&
        /linux-(mp|sb)/.test(program.name)
      )
        return;
      compare(variant, verdict);
    });

    it('random', { timeout: LONG }, async () => {
      const [dataModel] = program.dataModels;
      const schedules = variant.verdict === 'violated' ? SCHEDULES : CLEAN_FOR;
      const options = { engine: 'random', schedules, seed: 5, dataModel } as const;
      const verdict = await checkFile(variant.file, settings(program, variant, options));
      const weak = /linux-(mp|sb)/.test(program.name) && variant.kinds[0] === 'assertion';
      if (variant.verdict === 'violated' && !weak) compare(variant, verdict);
      else expect(verdict.violations).toEqual([]);
    });
  });
});
