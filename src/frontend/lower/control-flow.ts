import type { BlockId } from '../../base/ids.ts';
import { blockId } from '../../base/ids.ts';
import type { Block, Jump } from '../../ir/types.ts';
import { mapJumps, successors } from '../../ir/uses.ts';
import type { LBlock, LFunction, LInstr } from '../llvm/tree.ts';

type Call = Extract<LInstr, { op: 'call' }>;

/** The labels an LLVM block can go to; to a landing pad only if an exception can come. */
export function successorLabels(block: LBlock, throws: (call: Call) => boolean): readonly string[] {
  const last = block.instrs.at(-1);
  switch (last?.op) {
    case 'br':
      return last.else === null ? [last.then] : [last.then, last.else];
    case 'switch':
      return [last.default, ...last.cases.map((c) => c.to)];
    case 'indirectbr':
      return last.to;
    case 'call':
      if (last.normal === null) return [];
      return last.unwind !== null && throws(last) ? [last.normal, last.unwind] : [last.normal];
    default:
      return [];
  }
}

/** Blocks that can be reached, in reverse postorder: a block comes after those that dominate it. */
export function reversePostorder(fn: LFunction, throws: (call: Call) => boolean): readonly LBlock[] {
  const byLabel = new Map(fn.blocks!.map((b) => [b.label, b]));
  const seen = new Set<string>();
  const order: LBlock[] = [];
  // An explicit stack: generated code has blocks in chains of many thousands.
  const stack: { readonly block: LBlock; readonly next: readonly string[]; at: number }[] = [];
  const visit = (label: string): void => {
    const block = byLabel.get(label);
    if (block === undefined || seen.has(label)) return;
    seen.add(label);
    stack.push({ block, next: successorLabels(block, throws), at: 0 });
  };
  visit(fn.blocks![0].label);
  while (stack.length > 0) {
    const top = stack.at(-1)!;
    if (top.at < top.next.length) visit(top.next[top.next.length - 1 - top.at++]);
    else {
      order.push(top.block);
      stack.pop();
    }
  }
  return order.reverse();
}

/** Leaves out blocks that no path from the entry reaches; `kept[i]` is the old number of the new block i. */
export function prune(blocks: readonly Block[]): {
  readonly blocks: readonly Block[];
  readonly kept: readonly BlockId[];
} {
  const seen = new Set<number>([0]);
  const work = [0];
  while (work.length > 0) {
    for (const { to } of successors(blocks[work.pop()!].term)) {
      if (!seen.has(to)) {
        seen.add(to);
        work.push(to);
      }
    }
  }
  const kept = [...seen].sort((a, b) => a - b).map(blockId);
  const renumbered = new Map(kept.map((old, n) => [old, blockId(n)]));
  const moved = (j: Jump): Jump => ({ ...j, to: renumbered.get(j.to)! });
  return { blocks: kept.map((b) => ({ ...blocks[b], term: mapJumps(blocks[b].term, moved) })), kept };
}
