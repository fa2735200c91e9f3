import type { LFunction } from '../llvm/tree.ts';

/**
 * Signed overflow (`--check overflow`): clang is asked for the checks of its undefined-behaviour sanitizer, with traps,
 * so that C's rules about promotions, shifts and negation are clang's business. Each check is a branch to a block that
 * traps and says which kind it is. Such a branch is no branch of the program (nothing in it would depend on it), so it
 * becomes an `inrange` instruction in place.
 *
 * With `-fwrapv` signed arithmetic wraps, which clang as `-cc1` and since version 20 checks all the same: it is not asked
 * to. What is left is shifts by too much. (The smallest integer divided by -1, which wraps nowhere, is an arithmetic
 * error without being asked for; clang itself leaves out the bases of shifts.)
 */
export const overflowFlags = (wraps: boolean): readonly string[] =>
  ['-fsanitize', '-fsanitize-trap'].map(
    (flag) => `${flag}=${wraps ? '' : 'signed-integer-overflow,'}shift-base,shift-exponent`,
  );

/** clang's SanitizerHandler numbers, the argument of llvm.ubsantrap. */
const KINDS: ReadonlyMap<number, string> = new Map([
  [0, 'signed addition overflows'],
  [3, 'division overflows (the smallest integer divided by -1)'],
  [12, 'signed multiplication overflows'],
  [13, 'negation overflows (of the smallest integer)'],
  [
    20,
    'a shift by a negative amount or by the width or more, or of a negative value, or beyond the sign bit',
  ],
  [21, 'signed subtraction overflows'],
]);

const blocksOf = new WeakMap<LFunction, ReadonlyMap<string, string>>();

/** What is wrong when the block with this label is reached; null: it is no trap of such a check. */
export function overflowAt(fn: LFunction, label: string): string | null {
  let traps = blocksOf.get(fn);
  if (traps === undefined) {
    traps = trapsIn(fn);
    blocksOf.set(fn, traps);
  }
  return traps.get(label) ?? null;
}

function trapsIn(fn: LFunction): ReadonlyMap<string, string> {
  const traps = new Map<string, string>();
  for (const { label, instrs } of fn.blocks ?? []) {
    const [first] = instrs;
    if (first?.op !== 'call' || first.callee.kind !== 'global' || first.callee.name !== 'llvm.ubsantrap')
      continue;
    const [kind] = first.args;
    if (kind?.value.kind !== 'int') continue;
    const text = KINDS.get(Number(kind.value.value));
    if (text !== undefined) traps.set(label, text);
  }
  return traps;
}
