import { blockId, type ValueId, valueId } from '../../../base/ids.ts';
import { cfgOf } from '../../../ir/analysis/cfg.ts';
import { dominatorsOf } from '../../../ir/analysis/dominators.ts';
import type { Block, Func, Jump, Operand } from '../../../ir/types.ts';
import { defsOf, mapJumps, successors } from '../../../ir/uses.ts';
import { orderBlocks } from '../cleanup.ts';

/**
 * A loop right at the head of another shares its head once empty blocks are gone: `for (;;) { for (i = 0; …; i++) …; }`. To
 * tell their rounds apart they are given heads of their own again (LLVM's loop-simplify does the same). A back edge belongs to
 * the outer loop if it sets something anew, to what was there before the loop, that another back edge carries on.
 */
export function separateNested(func: Func): Func {
  let current = func;
  for (let n = 0; n < MOST; n++) {
    const next = separateOne(current);
    if (next === null) return current;
    current = orderBlocks(next);
  }
  return current;
}

const MOST = 32;

function separateOne(func: Func): Func | null {
  const cfg = cfgOf(func.blocks);
  const { rpo, order, preds } = cfg;
  const heads = rpo.filter((h) => preds[h].filter((p) => order[p] >= order[h]).length > 1);
  if (heads.length === 0) return null;
  const dom = dominatorsOf(cfg);
  for (const h of heads) {
    const latches = preds[h].filter((p) => order[p] >= order[h]);
    if (func.blocks[h].params.length === 0 || !latches.every((l) => dom.dominates(h, l))) continue;
    const made = madeBelow(
      func,
      rpo.filter((b) => dom.dominates(h, b)),
    );
    const outer = latches.filter((l) => resets(func, h, l, latches, made));
    if (outer.length > 0 && outer.length < latches.length)
      return withHead(func, h, (from) => outer.includes(from) || !latches.includes(from));
  }
  return null;
}

function madeBelow(func: Func, blocks: readonly number[]): Set<ValueId> {
  const made = new Set<ValueId>();
  for (const b of blocks) {
    for (const p of func.blocks[b].params) made.add(p.id);
    for (const i of func.blocks[b].instrs) for (const d of defsOf(i)) made.add(d.id);
  }
  return made;
}

const jumpTo = (block: Block, h: number): Jump[] => successors(block.term).filter(({ to }) => to === h);

/** Does latch l set a parameter of h to something from before the loop, and another latch not? */
function resets(
  func: Func,
  h: number,
  l: number,
  latches: readonly number[],
  made: ReadonlySet<ValueId>,
): boolean {
  const isOld = (o: Operand): boolean => o.kind !== 'value' || !made.has(o.id);
  const sets = (from: number, n: number): boolean =>
    jumpTo(func.blocks[from], h).every(({ args }) => isOld(args[n]));
  return func.blocks[h].params.some((_, n) => sets(l, n) && latches.some((other) => !sets(other, n)));
}

/** A new block that goes to h; edges to h from where `isMoved` says so go there instead. */
function withHead(func: Func, h: number, isMoved: (from: number) => boolean): Func {
  const at = func.blocks.length;
  let next = func.valueCount;
  const params = func.blocks[h].params.map(({ type }) => ({ type, id: valueId(next++) }));
  const [first = func.blocks[h].term] = func.blocks[h].instrs;
  const blocks = func.blocks.map((block, b) =>
    isMoved(b)
      ? { ...block, term: mapJumps(block.term, (j) => (j.to === h ? { to: blockId(at), args: j.args } : j)) }
      : block,
  );
  const head: Block = {
    params,
    instrs: [],
    term: {
      op: 'br',
      jump: { to: blockId(h), args: params.map(({ id }) => ({ kind: 'value', id })) },
      at: first.at,
    },
  };
  return { ...func, blocks: [...blocks, head], valueCount: next };
}
