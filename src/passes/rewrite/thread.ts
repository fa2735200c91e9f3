import { blockId } from '../../base/ids.ts';
import { cfgOf } from '../../ir/analysis/cfg.ts';
import type { Block, Func, Jump } from '../../ir/types.ts';
import { mapJumps, successors } from '../../ir/uses.ts';
import { orderBlocks } from './cleanup.ts';
import { repairSsa } from './repair.ts';

/**
 * Jump threading over constants. clang makes `a || b` and the ends of scopes into blocks that do nothing but branch
 * on a parameter, which most jumps give as a constant. Such a jump gets its own copy of the block, whose branch fold
 * then decides. The branch that disappears depended on a constant only; the one that chose the constant stays, so no
 * control dependency on a load is lost.
 *
 * Loop heads are left alone: a state machine would dissolve into irreducible jumps, and a ring of such blocks would be
 * copied for ever. Every ring has a loop head, so copying ends.
 */
export function threadConstants(func: Func): Func {
  const dispatchers = func.blocks.map(dispatchedParam);
  if (!func.blocks.some((b) => successors(b.term).some((j) => isKnown(j, dispatchers)))) return func;
  const { order, preds } = cfgOf(func.blocks);
  const jumpsTo = new Int32Array(func.blocks.length);
  for (const block of func.blocks) for (const j of successors(block.term)) jumpsTo[j.to]++;
  const isLoopHead = (b: number): boolean => preds[b].some((p) => order[p] >= order[b]);
  let changed = false;
  const copies: Block[] = [];
  const redirect = (jump: Jump): Jump => {
    // A block with one incoming jump is merged, not copied.
    if (!isKnown(jump, dispatchers) || isLoopHead(jump.to) || jumpsTo[jump.to] === 1) return jump;
    changed = true;
    copies.push(func.blocks[jump.to]);
    return { to: blockId(func.blocks.length + copies.length - 1), args: jump.args };
  };
  const blocks = func.blocks.map((b) => ({ ...b, term: mapJumps(b.term, redirect) }));
  return changed ? repairSsa(orderBlocks({ ...func, blocks: [...blocks, ...copies], loops: [] })) : func;
}

/** The index of the parameter an otherwise empty block branches on, or -1. */
function dispatchedParam({ params, instrs, term }: Block): number {
  if (instrs.length > 0 || (term.op !== 'condbr' && term.op !== 'switch')) return -1;
  const on = term.op === 'condbr' ? term.cond : term.value;
  return on.kind === 'value' ? params.findIndex((p) => p.id === on.id) : -1;
}

const isKnown = (jump: Jump, dispatchers: readonly number[]): boolean => {
  const n = dispatchers[jump.to];
  return n >= 0 && jump.args[n].kind === 'const';
};
