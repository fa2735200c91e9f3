import { expect } from 'vitest';
import { DiagnosticError, EXIT } from '../../src/base/failure.ts';
import type { CheckOptions } from '../../src/base/options/options.ts';
import type { Verdict } from '../../src/results/types.ts';
import { nativeClangs } from '../native-clangs.ts';
import { checkFile } from '../support/check-file.ts';
import type { Case } from './cases.ts';

/** A program by `explore` and by `sequentialize`, with the same options: what one shows, the other does not deny. */
export type Model = 'sc' | 'tso' | 'pso';

/** TEST_CLANG=wasm for the one that comes with Heddle. */
const clang = process.env.TEST_CLANG ?? nativeClangs()[0] ?? 'wasm';

/** Explore finds these by happens-before alone: no execution shows them (docs/limitations.md). */
const BY_HAPPENS_BEFORE = new Set(['cxx-library/shared-ptr-count.cc -DBUG']);

const run = (one: Case, options: Partial<CheckOptions>): Promise<Verdict> =>
  checkFile(one.file, { ...one.options, clang, ...options });

/** What the engine says; a program that it refuses is unknown to it. */
async function answer(one: Case, options: Partial<CheckOptions>): Promise<string> {
  try {
    return answerOf(await run(one, options));
  } catch (problem) {
    if (!(problem instanceof DiagnosticError) || problem.exit !== EXIT.unknown) throw problem;
    return `unknown: ${problem.diagnostic.code} ${problem.message}`;
  }
}

/** `verified`, `violated KIND`, `bounded`, or `unknown: CODE message`. */
export function answerOf({ verdict, violations, diagnostics }: Verdict): string {
  if (verdict === 'violated') return `violated ${violations[0].kind}`;
  if (verdict !== 'unknown') return verdict;
  const [why] = diagnostics.filter(({ severity }) => severity === 'error');
  expect(why?.at?.line, 'an unknown says where').toBeGreaterThan(0);
  return `unknown: ${why.code} ${why.message}`;
}

const isDefinite = (answer: string): boolean => /^(verified|violated)/.test(answer);

/** What `sequentialize` says, if that agrees with `explore`. */
export async function agreed(one: Case, model: Model): Promise<string> {
  const said = await answer(one, { model, engine: 'sequentialize' });
  if (!isDefinite(said)) return said;
  const explored = await answer(one, { model, engine: 'explore' });
  if (BY_HAPPENS_BEFORE.has(one.name)) {
    expect([said, explored]).toEqual(['verified', 'violated memory']);
    return 'verified (`explore`: violated memory, by happens-before)';
  }
  if (!isDefinite(explored)) return said;
  // Which of several violations comes first is the engine's affair.
  if (said !== explored && said !== 'verified' && explored !== 'verified') {
    const all = await run(one, { model, engine: 'explore', keepGoing: true });
    expect(all.violations.map(({ kind }) => `violated ${kind}`)).toContain(said);
  } else expect(said).toBe(explored);
  return said;
}
