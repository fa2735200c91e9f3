import { Rng } from '../../src/base/rng.ts';
import type { Kind, Sample } from './corpus.ts';
import { mutate } from './mutate.ts';

export interface BrokenInput {
  readonly kind: Kind;
  readonly from: string;
  readonly text: string;
}

/** How many of a hundred inputs are of a kind: what has to be compiled takes longer, and clang reads it first. */
const SHARES: Readonly<Record<Kind, number>> = {
  ll: 34,
  litmus: 26,
  cat: 14,
  trace: 12,
  csv: 2,
  config: 6,
  c: 10,
  cxx: 2,
};

/** Input `number` of a seed: it depends on nothing else. */
export function inputOf(samples: readonly Sample[], seed: number, number: number): BrokenInput {
  const rng = new Rng(seed, number);
  const kinds = [...new Set(samples.map(({ kind }) => kind))];
  let share = rng.below(kinds.reduce((sum, kind) => sum + SHARES[kind], 0));
  const kind = kinds.find((each) => (share -= SHARES[each]) < 0)!;
  const own = samples.filter((sample) => sample.kind === kind);
  const sample = own[rng.below(own.length)];
  const other = own[rng.below(own.length)];
  return { kind, from: sample.name, text: mutate(sample.text, rng, other.text) };
}

/** A smaller text that `fails` too: lines, then characters, are taken away in ever smaller pieces, with at most `tries`. */
export async function shrink(
  text: string,
  fails: (text: string) => Promise<boolean>,
  tries: number,
): Promise<string> {
  let best = text;
  let left = tries;
  for (const by of ['\n', '']) {
    let parts = best.split(by);
    for (let size = parts.length >> 1; size >= 1; size >>= 1)
      for (let i = 0; i < parts.length && left > 0; ) {
        const fewer = [...parts.slice(0, i), ...parts.slice(i + size)];
        left--;
        if (await fails(fewer.join(by))) parts = fewer;
        else i += size;
      }
    best = parts.join(by);
  }
  return best;
}
