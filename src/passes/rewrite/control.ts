import type { BlockId, ValueId } from '../../base/ids.ts';
import { cfgOf } from '../../ir/analysis/cfg.ts';
import type { Block, Func, Instr, Jump, Operand } from '../../ir/types.ts';
import { mapJumps, successors } from '../../ir/uses.ts';
import { orderBlocks, resolve, substitute } from './cleanup.ts';

/**
 * Straightening control flow without changing what is executed: unreachable blocks go, a block with one predecessor
 * that only jumps to it joins that predecessor, and jumps through empty blocks go to where those jump. A branch
 * stays a branch, even when both sides lead to the same block: what it depends on orders later stores.
 */
export function mergeBlocks(func: Func): Func {
  const ordered = threadJumps(orderBlocks(func));
  const { preds } = cfgOf(ordered.blocks);
  const jumps = new Int32Array(ordered.blocks.length);
  for (const block of ordered.blocks) for (const j of successors(block.term)) jumps[j.to]++;

  // In reverse postorder a block that joins its predecessor comes later, so one pass takes whole chains.
  const joined = new Uint8Array(ordered.blocks.length);
  const replaced = new Map<ValueId, Operand>();
  const blocks: Block[] = [...ordered.blocks];
  let changed = false;
  for (let b = 0; b < blocks.length; b++) {
    if (joined[b] === 1) continue;
    const { term } = blocks[b];
    if (term.op !== 'br') continue;
    const to = term.jump.to;
    if (to === b || jumps[to] !== 1 || preds[to].length !== 1) continue;
    const next = blocks[to];
    next.params.forEach((p, i) => {
      replaced.set(p.id, term.jump.args[i]);
    });
    const instrs: Instr[] = [...blocks[b].instrs, ...next.instrs];
    blocks[b] = { params: blocks[b].params, instrs, term: next.term };
    blocks[to] = { params: [], instrs: [], term: { op: 'unreachable', at: next.term.at } };
    joined[to] = 1;
    changed = true;
    b--;
  }
  return changed ? orderBlocks(substitute({ ...ordered, blocks, loops: [] }, replaced)) : ordered;
}

/** Jumps to an empty block without parameters go to where it jumps. */
function threadJumps(func: Func): Func {
  const through = (jump: Jump): Jump => {
    let j = jump;
    for (const seen = new Set<BlockId>(); ; ) {
      // A ring of empty blocks is an endless loop: leave it.
      if (seen.has(j.to)) return jump;
      seen.add(j.to);
      const block = func.blocks[j.to];
      if (block.params.length > 0 || block.instrs.length > 0 || block.term.op !== 'br') return j;
      j = block.term.jump;
    }
  };
  let changed = false;
  const blocks = func.blocks.map((block) => {
    const term = mapJumps(block.term, (j) => {
      const to = through(j);
      changed ||= to !== j;
      return to;
    });
    return { ...block, term };
  });
  return changed ? orderBlocks({ ...func, blocks, loops: [] }) : func;
}

/**
 * A parameter that gets the same operand from every jump (or itself, round a loop) is that operand. The operand's
 * definition dominates all the jumps, hence the block. `undef` and a value are different operands: the merge keeps
 * the path on which the value was never written.
 */
export function removeTrivialParams(func: Func): Func {
  const incoming: Operand[][][] = func.blocks.map((b) => b.params.map(() => []));
  for (const block of func.blocks) {
    for (const jump of successors(block.term))
      jump.args.forEach((arg, i) => {
        incoming[jump.to][i].push(arg);
      });
  }
  const replaced = new Map<ValueId, Operand>();
  const keep: boolean[][] = func.blocks.map((b) => b.params.map(() => true));
  let found = false;
  for (let changed = true; changed; ) {
    changed = false;
    func.blocks.forEach((block, b) => {
      block.params.forEach((param, i) => {
        if (!keep[b][i]) return;
        const only = soleOperand(param.id, incoming[b][i], replaced);
        if (only === null) return;
        replaced.set(param.id, only);
        keep[b][i] = false;
        found = changed = true;
      });
    });
  }
  if (!found) return func;
  const blocks = func.blocks.map((block, b) => ({
    params: block.params.filter((_, i) => keep[b][i]),
    instrs: block.instrs,
    term: mapJumps(block.term, (j) => ({ to: j.to, args: j.args.filter((_, i) => keep[j.to][i]) })),
  }));
  return substitute({ ...func, blocks }, replaced);
}

/** The one operand other than the parameter itself, or null: none, or several. */
function soleOperand(
  param: ValueId,
  args: readonly Operand[],
  replaced: Map<ValueId, Operand>,
): Operand | null {
  let only: Operand | null = null;
  for (const arg of args) {
    const o = resolve(replaced, arg);
    if (o.kind === 'value' && o.id === param) continue;
    if (only !== null && !sameOperand(only, o)) return null;
    only = o;
  }
  return only;
}

function sameOperand(a: Operand, b: Operand): boolean {
  switch (a.kind) {
    case 'value':
      return b.kind === 'value' && a.id === b.id;
    case 'const':
      return b.kind === 'const' && a.type === b.type && a.bits === b.bits;
    case 'global':
      return b.kind === 'global' && a.global === b.global && a.offset === b.offset;
    case 'function':
      return b.kind === 'function' && a.func === b.func;
    default:
      return b.kind === 'undef' && a.type === b.type;
  }
}
