import { blockId, valueId } from '../../../base/ids.ts';
import { type Cfg, cfgOf } from '../../../ir/analysis/cfg.ts';
import { dominatorsOf } from '../../../ir/analysis/dominators.ts';
import { constant } from '../../../ir/builder.ts';
import type { Block, Func, Jump, Operand, TypedValue } from '../../../ir/types.ts';
import { mapJumps } from '../../../ir/uses.ts';
import { orderBlocks } from '../cleanup.ts';

/**
 * A `goto` into a loop gives it a second entry: control is irreducible, and a round that began there would come to the head
 * without ever having left it. Such a loop gets one new head, to which all ways in lead, and from inside those that lead to
 * the first of its entries; a number says where it goes on (LLVM's fix-irreducible does the same). Loops that are left
 * inside have one block less to go through, so that this comes to an end. No value is out of reach afterwards: what
 * dominated an entry from outside dominates all of them, and from inside nothing does.
 */
export function withOneEntry(func: Func): Func {
  let current = func;
  for (;;) {
    const cfg = cfgOf(current.blocks);
    const region = secondEntry(cfg);
    if (region === null) return current;
    current = orderBlocks(withHead(current, cfg, region));
  }
}

/** The blocks of a loop with several entries, or null if there is none. */
function secondEntry(cfg: Cfg): ReadonlySet<number> | null {
  const { rpo, order, succs, preds } = cfg;
  const back = rpo.flatMap((from) =>
    succs[from].filter((to) => order[to] <= order[from]).map((to) => ({ from, to })),
  );
  if (back.length === 0) return null;
  const dom = dominatorsOf(cfg);
  const edge = back.find(({ from, to }) => !dom.dominates(to, from));
  if (edge === undefined) return null;
  const outside = dom.idom[edge.to];
  const forward = closure(succs, edge.to, outside);
  return new Set([...closure(preds, edge.to, outside)].filter((b) => forward.has(b)));
}

/** What is reached from a block without passing another. */
function closure(edges: readonly (readonly number[])[], from: number, without: number): Set<number> {
  const seen = new Set([from]);
  const work = [from];
  while (work.length > 0) {
    for (const b of edges[work.pop()!]) {
      if (b === without || seen.has(b)) continue;
      seen.add(b);
      work.push(b);
    }
  }
  return seen;
}

function withHead(func: Func, { rpo, preds }: Cfg, region: ReadonlySet<number>): Func {
  const entries = rpo.filter((b) => region.has(b) && preds[b].some((p) => !region.has(p)));
  const head = blockId(func.blocks.length);
  let next = func.valueCount;
  const fresh = (type: TypedValue['type']): TypedValue => ({ type, id: valueId(next++) });
  const which = fresh('i32');
  const params = entries.map((e) => func.blocks[e].params.map(({ type }) => fresh(type)));
  const toHead = (jump: Jump): Jump => {
    const n = entries.indexOf(jump.to);
    const args = params.map((list, e) => (e === n ? jump.args : list.map(({ type }) => constant(type, 0))));
    return { to: head, args: [constant('i32', n), ...args.flat()] };
  };
  const isMoved = (from: number, to: number): boolean =>
    to === entries[0] || (!region.has(from) && entries.includes(to));
  const blocks = func.blocks.map((block, b) => ({
    ...block,
    term: mapJumps(block.term, (j) => (isMoved(b, j.to) ? toHead(j) : j)),
  }));
  const value = ({ id }: TypedValue): Operand => ({ kind: 'value', id });
  const jumps = entries.map((e, n): Jump => ({ to: blockId(e), args: params[n].map(value) }));
  const [first = func.blocks[entries[0]].term] = func.blocks[entries[0]].instrs;
  const made: Block = {
    params: [which, ...params.flat()],
    instrs: [],
    term: {
      op: 'switch',
      type: 'i32',
      value: value(which),
      cases: jumps.slice(1).map((jump, n) => ({ bits: BigInt(n + 1), jump })),
      default: jumps[0],
      at: first.at,
    },
  };
  return { ...func, blocks: [...blocks, made], valueCount: next };
}
