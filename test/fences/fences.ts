import { execFileSync } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import type { FencesOptions } from '../../src/base/options/fences-options.ts';
import { type CheckOptions, checkOptions } from '../../src/base/options/options.ts';
import { check, type FencesResult, findFences } from '../../src/index.ts';
import type { Verdict } from '../../src/results/types.ts';
import { withFolder } from '../support/native.ts';

export const PROGRAMS = join(import.meta.dirname, 'programs');
export const ROOT = join(import.meta.dirname, '..', '..');

export async function fencesOf(
  file: string,
  given: Partial<CheckOptions>,
  own: Partial<FencesOptions> = {},
): Promise<FencesResult> {
  return last(findFences({ files: [file], options: checkOptions(given), own })).then(({ result }) => result);
}

export async function verdictOf(file: string, given: Partial<CheckOptions>): Promise<Verdict> {
  return (await last(check({ files: [file], options: checkOptions(given) }))).verdict;
}

export async function last<T>(run: AsyncGenerator<unknown, T, void>): Promise<T> {
  for (;;) {
    const step = await run.next();
    if (step.done) return step.value;
  }
}

/** A broken program (a file, or a text made from one): its fix applies with `patch -p1`, and what it gives passes. */
export async function fixed(
  file: string,
  given: Partial<CheckOptions>,
  own: Partial<FencesOptions> = {},
  change: (text: string) => string = (text) => text,
  rechecked: 'all' | 'source' = 'all',
): Promise<FencesResult> {
  return withFolder(async (folder) => {
    const here = join(folder, basename(file));
    await copyFile(file, here);
    const before = await readFile(file, 'utf8');
    const text = change(before);
    await writeFile(here, text);
    expect((await verdictOf(here, given)).verdict).toBe('violated');
    const result = await fencesOf(here, given, own);
    expect(result.outcome, result.summary).toBe('fixed');
    for (const proposal of result.proposals) {
      await writeFile(here, text);
      /* names of files elsewhere are absolute: the diff is one of / */
      execFileSync('patch', ['-p1', '-d', '/', '--no-backup-if-mismatch'], { input: proposal.diff });
      expect(await readFile(here, 'utf8')).not.toBe(text);
      expect((await verdictOf(here, given)).verdict).toBe('verified');
      for (const { of, verdict, why } of proposal.rechecks)
        if (rechecked === 'all' || of === rechecked) expect(verdict, why).toBe('passes');
    }
    expectProof(result);
    return result;
  });
}

/**
 * The clauses are the proof that nothing is cheaper: every set of changes that costs less misses one of them. Here by brute
 * force over the changes that the clauses name, where they are few.
 */
function expectProof(result: FencesResult): void {
  const [best] = result.proposals;
  const key = ({
    file,
    line,
    column,
    what,
  }: {
    file: string;
    line: number;
    column: number;
    what: string;
  }): string => `${file}:${line}:${column} ${what}`;
  const costs = new Map(
    result.clauses.flatMap(({ oneOf }) => oneOf.map((one) => [key(one), one.cost] as const)),
  );
  const all = [...costs.keys()];
  if (all.length > 16) return;
  for (let set = 0; set < 1 << all.length; set++) {
    const chosen = all.filter((_, n) => (set >> n) & 1);
    const cost = chosen.reduce((sum, one) => sum + (costs.get(one) ?? 0), 0);
    if (cost >= best.cost) continue;
    const hits = result.clauses.every(({ oneOf }) => oneOf.some((one) => chosen.includes(key(one))));
    expect(hits, `${chosen.join(', ')} costs ${cost} and hits every clause`).toBe(false);
  }
}

/** `line: what` of a fix, the cheapest first. */
export const changes = (result: FencesResult, n = 0): string[] =>
  result.proposals[n].changes.map(({ line, what }) => `${line}: ${what}`);
