import type { ValueId } from '../../base/ids.ts';
import type { Func, Instr, Operand, Terminator, TypedValue } from '../../ir/types.ts';
import { defsOf, eachOperand, isTerminator, mapDefs, mapOperands, valueTypes } from '../../ir/uses.ts';
import { buildSsa, type Environment, type Variables } from './ssa.ts';

/**
 * Restores single definitions after blocks were copied together with the values they define: a value with several
 * definitions is a variable, and ssa.ts puts parameters where its definitions meet. All blocks must be reachable.
 */
export function repairSsa(func: Func): Func {
  const types = valueTypes(func);
  const definitions = new Int32Array(func.valueCount);
  for (const block of func.blocks) {
    for (const p of block.params) definitions[p.id]++;
    for (const i of block.instrs) for (const d of defsOf(i)) definitions[d.id]++;
  }
  const variable = new Int32Array(func.valueCount).fill(-1);
  const values: number[] = [];
  definitions.forEach((n, v) => {
    if (n > 1) variable[v] = values.push(v) - 1;
  });
  if (values.length === 0) return func;

  const renameDef = (id: ValueId, env: Environment): ValueId => {
    if (variable[id] === -1) return id;
    const to = env.fresh();
    env.write(variable[id], { kind: 'value', id: to });
    return to;
  };
  const use = (o: Operand, env: Environment): Operand =>
    o.kind === 'value' && variable[o.id] !== -1 ? env.read(variable[o.id]) : o;
  const vars: Variables = {
    count: values.length,
    typeOf: (v) => types[values[v]]!,
    scan: (node, read, write) => {
      eachOperand(node, (o) => {
        if (o.kind === 'value' && variable[o.id] !== -1) read(variable[o.id]);
      });
      if (!isTerminator(node)) for (const d of defsOf(node)) if (variable[d.id] !== -1) write(variable[d.id]);
    },
    scanParams: (params, write) => {
      for (const p of params) if (variable[p.id] !== -1) write(variable[p.id]);
    },
    rewrite: <N extends Instr | Terminator>(node: N, env: Environment): N => {
      const used = mapOperands(node, (o) => use(o, env));
      return isTerminator(used) ? used : (mapDefs(used, (id) => renameDef(id, env)) as N);
    },
    rewriteParams: (params, env): readonly TypedValue[] =>
      params.map((p) => ({ type: p.type, id: renameDef(p.id, env) })),
  };
  return buildSsa(func, vars);
}
