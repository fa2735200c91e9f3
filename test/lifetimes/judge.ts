import { expect } from 'vitest';
import type { CheckOptions } from '../../src/base/options/options.ts';
import { checkFile } from '../support/check-file.ts';
import type { Variant } from './expectations.ts';

const SCHEDULES = 500;

/** Checks a variant and compares; `random` proves nothing, so there a verified program has no violation. */
export async function judge(
  variant: Variant,
  { engine, model, clang = 'auto' }: Pick<CheckOptions, 'engine' | 'model'> & { readonly clang?: string },
): Promise<void> {
  const verdict = await checkFile(variant.file, {
    engine,
    model,
    clang,
    clangFlags: [...variant.macros],
    schedules: SCHEDULES,
    seed: 3,
  });
  const [first] = verdict.violations;
  const said = first === undefined ? verdict.verdict : `${verdict.verdict} ${first.kind}`;
  const wanted = model === 'rc11' || model === 'c11' ? variant.expected : variant.byOrder;
  const text = [...verdict.violations, ...verdict.diagnostics].map(({ message }) => message).join('\n');
  if (engine === 'random' && wanted.includes('verified')) expect(verdict.violations, text).toEqual([]);
  else expect(wanted, text).toContain(said);
}

export const titleOf = ({ file, macros }: Variant): string =>
  [file.replace(/^.*\//, ''), ...macros].join(' ');
