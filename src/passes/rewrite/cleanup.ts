import { blockId, type ValueId, valueId } from '../../base/ids.ts';
import { cfgOf } from '../../ir/analysis/cfg.ts';
import type { Func, Operand } from '../../ir/types.ts';
import { defsOf, mapDefs, mapJumps, mapOperands } from '../../ir/uses.ts';

/** Removes blocks the entry does not reach, and puts the others into reverse postorder. */
export function orderBlocks(func: Func): Func {
  const { rpo, order } = cfgOf(func.blocks);
  if (rpo.length === func.blocks.length && rpo.every((b, i) => b === i)) return func;
  const blocks = rpo.map((b) => {
    const block = func.blocks[b];
    return { ...block, term: mapJumps(block.term, (j) => ({ to: blockId(order[j.to]), args: j.args })) };
  });
  return { ...func, blocks, loops: [] };
}

/** Renumbers the values densely, in text order: parameters first. Every block must be reachable. */
export function compactValues(func: Func): Func {
  const to = new Int32Array(func.valueCount).fill(-1);
  let next = 0;
  const define = (id: ValueId): void => {
    to[id] = next++;
  };
  for (const p of func.params) define(p.id);
  for (const block of func.blocks) {
    for (const p of block.params) define(p.id);
    for (const instr of block.instrs) for (const d of defsOf(instr)) define(d.id);
  }
  if (next === func.valueCount && to.every((n, i) => n === i)) return func;
  const renamed = (id: ValueId): ValueId => valueId(to[id]);
  const operand = (o: Operand): Operand => (o.kind === 'value' ? { kind: 'value', id: renamed(o.id) } : o);
  return {
    ...func,
    params: func.params.map((p) => ({ type: p.type, id: renamed(p.id) })),
    blocks: func.blocks.map((block) => ({
      params: block.params.map((p) => ({ type: p.type, id: renamed(p.id) })),
      instrs: block.instrs.map((instr) => mapOperands(mapDefs(instr, renamed), operand)),
      term: mapOperands(block.term, operand),
    })),
    valueCount: next,
  };
}

/** Follows chains of `value := operand` replacements, shortening them on the way. */
export function resolve(replaced: Map<ValueId, Operand>, operand: Operand): Operand {
  let o = operand;
  while (o.kind === 'value') {
    const to = replaced.get(o.id);
    if (to === undefined) break;
    o = to;
  }
  if (operand.kind === 'value' && o !== operand) replaced.set(operand.id, o);
  return o;
}

/** `func` with every replaced value substituted. */
export function substitute(func: Func, replaced: Map<ValueId, Operand>): Func {
  if (replaced.size === 0) return func;
  const f = (o: Operand): Operand => (o.kind === 'value' ? resolve(replaced, o) : o);
  return {
    ...func,
    blocks: func.blocks.map((block) => ({
      params: block.params,
      instrs: block.instrs.map((instr) => mapOperands(instr, f)),
      term: mapOperands(block.term, f),
    })),
  };
}
