import type { ValueId } from '../../base/ids.ts';
import type { Func } from '../types.ts';
import { successors } from '../uses.ts';
import { cfgOf } from './cfg.ts';

/**
 * Stack objects that may still live when the function returns: some way leads from their alloca to a `ret` without a
 * `lifetime end` of theirs, or the alloca is come back to without one (a `goto` back past the declaration), and the end then
 * ends only the newer object. The end of a block parameter is taken for the end of all objects that flow into it: it is
 * the address of the one that lives, or null.
 */
export function livingAtReturn(func: Func): ReadonlySet<ValueId> {
  const made: ValueId[] = [];
  for (const block of func.blocks) for (const i of block.instrs) if (i.op === 'alloca') made.push(i.dst);
  const index = new Map(made.map((dst, n) => [dst, n]));
  const sources = new Map<ValueId, ReadonlySet<number>>();
  const sourcesOf = (id: ValueId): ReadonlySet<number> => {
    const n = index.get(id);
    return n === undefined ? (sources.get(id) ?? NONE) : new Set([n]);
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const block of func.blocks)
      for (const { to, args } of successors(block.term))
        func.blocks[to].params.forEach((param, k) => {
          const arg = args[k];
          if (arg.kind !== 'value') return;
          const before = sources.get(param.id) ?? NONE;
          const after = new Set([...before, ...sourcesOf(arg.id)]);
          if (after.size === before.size) return;
          sources.set(param.id, after);
          changed = true;
        });
  }
  const { preds } = cfgOf(func.blocks);
  const out: Set<number>[] = func.blocks.map(() => new Set());
  const result = new Set<ValueId>();
  for (let changed = true; changed; ) {
    changed = false;
    func.blocks.forEach((block, b) => {
      const living = new Set<number>();
      for (const p of preds[b]) for (const n of out[p]) living.add(n);
      for (const i of block.instrs) {
        if (i.op === 'alloca') {
          if (living.has(index.get(i.dst)!)) result.add(i.dst);
          living.add(index.get(i.dst)!);
        } else if (i.op === 'lifetime' && !i.begin && i.addr.kind === 'value')
          for (const n of sourcesOf(i.addr.id)) living.delete(n);
      }
      if (living.size === out[b].size) return;
      out[b] = living;
      changed = true;
    });
  }
  func.blocks.forEach((block, b) => {
    if (block.term.op === 'ret') for (const n of out[b]) result.add(made[n]);
  });
  return result;
}

const NONE: ReadonlySet<number> = new Set();
