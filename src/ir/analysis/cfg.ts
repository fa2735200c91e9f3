import type { Block } from '../types.ts';
import { successors } from '../uses.ts';

/** The control-flow graph of one function as plain arrays of block indices. */
export interface Cfg {
  /** By block, without duplicates, in the order of the terminator. */
  readonly succs: readonly (readonly number[])[];
  readonly preds: readonly (readonly number[])[];
  /** Reachable blocks in reverse postorder: every block but a loop head comes after all its predecessors. */
  readonly rpo: readonly number[];
  /** Position in `rpo`; -1 for a block that the entry does not reach. */
  readonly order: Int32Array;
}

export function cfgOf(blocks: readonly Block[]): Cfg {
  const succs = blocks.map((b) => [...new Set(successors(b.term).map((j) => j.to as number))]);
  const preds: number[][] = blocks.map(() => []);
  const order = new Int32Array(blocks.length).fill(-1);
  if (blocks.length === 0) return { succs, preds, rpo: [], order };

  // Depth-first with an explicit stack: generated functions can be deeper than the JS stack.
  const postorder: number[] = [];
  const next = new Int32Array(blocks.length);
  const seen = new Uint8Array(blocks.length);
  const stack = [0];
  seen[0] = 1;
  while (stack.length > 0) {
    const b = stack[stack.length - 1];
    if (next[b] < succs[b].length) {
      const s = succs[b][next[b]++];
      if (seen[s] === 0) {
        seen[s] = 1;
        stack.push(s);
      }
    } else {
      postorder.push(b);
      stack.pop();
    }
  }
  const rpo = postorder.reverse();
  rpo.forEach((b, i) => {
    order[b] = i;
  });
  // Only edges out of reachable blocks count: an unreachable block must not weaken dominance.
  for (const b of rpo) for (const s of succs[b]) preds[s].push(b);
  return { succs, preds, rpo, order };
}
