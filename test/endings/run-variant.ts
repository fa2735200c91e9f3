import type { CheckOptions } from '../../src/base/options/options.ts';
import type { Verdict } from '../../src/results/types.ts';
import { checkFile } from '../support/check-file.ts';
import type { Variant } from './expectations.ts';

/** The engines and models that each variant goes through. */
const WAYS = [
  ...(['sc', 'tso', 'pso', 'rc11', 'c11'] as const).map((model) => ({ engine: 'explore', model }) as const),
  ...(['sc', 'tso', 'pso'] as const).map((model) => ({ engine: 'sequentialize', model }) as const),
  ...(['sc', 'tso', 'rc11'] as const).map((model) => ({ engine: 'random', model }) as const),
];
export type Way = (typeof WAYS)[number];

const SCHEDULES = 2000;
const CLEAN_FOR = 60;

export const waysOf = ({ models, engines }: Variant): Way[] =>
  WAYS.filter(
    ({ engine, model }) => (models?.includes(model) ?? true) && (engines?.includes(engine) ?? true),
  );

/** Runs a variant: what it said, if that is not what was promised; else null. */
export async function difference(
  variant: Variant,
  { engine, model }: Way,
  given: Partial<CheckOptions> = {},
): Promise<string | null> {
  const random = engine === 'random';
  const verdict = await checkFile(variant.file, {
    engine,
    model,
    clangFlags: [...variant.macros],
    timeout: 30,
    ...(variant.check === null ? {} : { check: new Set(variant.check.split(',')) as CheckOptions['check'] }),
    ...(random ? { seed: 5, schedules: variant.verdicts[0] === 'violated' ? SCHEDULES : CLEAN_FOR } : {}),
    ...given,
  });
  return isPromised(variant, verdict, random) ? null : said(verdict);
}

/** Random schedules prove nothing: a clean run is unknown, whatever there is to find. */
function isPromised({ verdicts, kinds, message }: Variant, verdict: Verdict, random: boolean): boolean {
  const [first] = verdict.violations;
  if (random && verdicts[0] !== 'violated') return verdict.verdict === 'unknown';
  if (!verdicts.includes(verdict.verdict)) return false;
  if (kinds.length > 0 && !kinds.includes(first.kind)) return false;
  return said(verdict).includes(message);
}

function said(verdict: Verdict): string {
  return [
    verdict.verdict,
    verdict.summary,
    ...verdict.violations.map(({ kind, message }) => `${kind} ${message}`),
    ...verdict.diagnostics.map(({ code, message, help }) => `${code} ${message} ${help ?? ''}`),
  ].join('\n');
}
