import type { Func } from '../../../ir/types.ts';
import { successors } from '../../../ir/uses.ts';

/** Where all ways out of a block to the function's end meet again: its immediate post-dominator, by block. */
export const AT_RETURN = -1;

/**
 * Blocks from which no return is reached (they abort, or loop for good) do not count: what is behind the other direction of a branch then
 * belongs to the region around it. By intersecting sets of post-dominators as bits; functions are small.
 */
export function meetingPoints(func: Func): Int32Array {
  const n = func.blocks.length;
  const succs = func.blocks.map((block) => [
    ...new Set(successors(block.term).map((jump) => jump.to as number)),
  ]);
  const returns = reaching(func, succs);
  const all = (1n << BigInt(n)) - 1n;
  const sets: bigint[] = func.blocks.map(() => all);
  for (let changed = true; changed; ) {
    changed = false;
    for (let b = n - 1; b >= 0; b--) {
      if (!returns[b]) continue;
      let meet = func.blocks[b].term.op === 'ret' ? 0n : all;
      for (const s of succs[b]) if (returns[s]) meet &= sets[s];
      const set = meet | (1n << BigInt(b));
      if (set !== sets[b]) {
        sets[b] = set;
        changed = true;
      }
    }
  }
  const points = new Int32Array(n).fill(AT_RETURN);
  for (let b = 0; b < n; b++) if (returns[b]) points[b] = nearest(sets, b);
  return points;
}

/** Of the other blocks in the set of b, the one whose own set has all of them. */
function nearest(sets: readonly bigint[], b: number): number {
  const others = sets[b] & ~(1n << BigInt(b));
  for (let p = 0; p < sets.length; p++) if ((others >> BigInt(p)) & 1n && sets[p] === others) return p;
  return AT_RETURN;
}

function reaching(func: Func, succs: readonly (readonly number[])[]): boolean[] {
  const reaches = func.blocks.map((block) => block.term.op === 'ret');
  for (let changed = true; changed; ) {
    changed = false;
    for (let b = 0; b < reaches.length; b++)
      if (!reaches[b] && succs[b].some((s) => reaches[s])) changed = reaches[b] = true;
  }
  return reaches;
}
