import type { LFunction, LInstr, LValue } from '../../llvm/tree.ts';

/**
 * Local variables of a function whose addresses are kept: stored, passed on, returned, chosen, made a number. A pointer that
 * comes from anywhere may then point into them. An address that is only loaded from, stored to, copied and indexed can be
 * seen wherever it goes.
 */
const known = new WeakMap<LFunction, ReadonlySet<string>>();

export function keepsAddress(fn: LFunction, variable: string): boolean {
  const kept = known.get(fn) ?? keptAddresses(fn);
  known.set(fn, kept);
  return kept.has(variable);
}

/** Calls that use an address and forget it. */
const FORGETS = /^(llvm\.(lifetime|mem|dbg|invariant)|mem(cpy|move|set|cmp)$)/;

function keptAddresses(fn: LFunction): ReadonlySet<string> {
  const instrs = (fn.blocks ?? []).flatMap((block) => block.instrs);
  /** By name of a pointer: the variable it points into. Twice, since blocks need not stand in order. */
  const into = new Map<string, string>();
  for (const _ of [1, 2])
    for (const i of instrs) {
      if (i.name === null) continue;
      if (i.op === 'alloca') into.set(i.name, i.name);
      const base = i.op === 'getelementptr' ? variableOf(into, i.base.value) : undefined;
      if (base !== undefined) into.set(i.name, base);
    }
  const kept = new Set<string>();
  for (const i of instrs)
    for (const value of keepers(i)) {
      const variable = variableOf(into, value);
      if (variable !== undefined) kept.add(variable);
    }
  return kept;
}

const variableOf = (into: ReadonlyMap<string, string>, value: LValue): string | undefined =>
  value.kind === 'local' ? into.get(value.name) : undefined;

/** The operands that an instruction hands on. */
function keepers(i: LInstr): readonly LValue[] {
  switch (i.op) {
    case 'store':
      return [i.value.value];
    case 'call':
      return i.callee.kind === 'global' && FORGETS.test(i.callee.name)
        ? []
        : i.args.map(({ value }) => value);
    case 'cmpxchg':
      return [i.expected.value, i.desired.value];
    case 'atomicrmw':
      return [i.value.value];
    case 'select':
      return [i.a.value, i.b.value];
    case 'phi':
      return i.incoming.map(({ value }) => value);
    case 'cast':
      return [i.a];
    case 'freeze':
      return [i.a.value];
    case 'insertvalue':
    case 'insertelement':
      return [i.value.value];
    case 'ret':
      return i.value === null ? [] : [i.value.value];
    default:
      return [];
  }
}
