import type { LFunction, LInstr, LModule, LValue } from '../../llvm/tree.ts';
import type { Unit } from '../link.ts';

/**
 * Which functions an exception can leave, so that only calls of those are followed by a test (exceptions.ts). A least
 * fixed point over the linked program: an exception leaves a function that raises one (`__heddle_raise`, only in the
 * models of the C++ library), that calls one it leaves outside of an `invoke`, or that resumes after such an `invoke`.
 * It does not leave a *barrier*: a function that must not throw, where it ends the program. A call through a pointer
 * may be of any function with that many parameters whose address is taken anywhere.
 *
 * Sound because attributes are believed only as promises that are enforced: `nounwind` makes the function a barrier
 * with a check at its exit; it never makes a call safe. Without the exception runtime linked nothing throws and
 * nothing is walked.
 */
export interface MayThrow {
  /** Can an exception come out of this call? */
  call(unit: number, call: Extract<LInstr, { op: 'call' }>): boolean;
  /** Does one that would leave this function end the program instead? */
  isBarrier(unit: number, fn: LFunction): boolean;
  leaves(fn: LFunction): boolean;
  /** Can an exception come out of a call through a pointer with `n` arguments? */
  indirect(n: number): boolean;
}

type Call = Extract<LInstr, { op: 'call' }>;

/** Of the runtime: starting points of threads and of what runs at the end. */
const TOP = '__heddle_top_';
const RAISE = '__heddle_raise';

interface Facts {
  readonly fn: LFunction;
  readonly unit: number;
  readonly raises: boolean;
  readonly leaving: readonly Call[];
  /** Calls by invoke, if the function resumes. */
  readonly resumed: readonly Call[];
}

export function mayThrow(
  units: readonly Unit[],
  resolve: (unit: number, name: string) => LFunction | null,
): MayThrow {
  const isBarrier = (unit: number, fn: LFunction): boolean =>
    fn.name.startsWith(TOP) || (!units[unit].library && fn.attrs.includes('nounwind'));
  if (!units.some(({ module }) => module.functions.some((f) => f.name === RAISE)))
    return { call: () => false, isBarrier, leaves: () => false, indirect: () => false };

  const facts = units.flatMap(({ module }, unit) => factsOf(module, unit));
  const addressTaken = new Set(units.flatMap(({ module }) => [...takenIn(module)]));
  const throwing = new Set<LFunction>();
  /** Numbers of parameters of the functions in `throwing` whose address is taken; -1: variadic. */
  const shapes = new Set<number>();

  const indirect = (n: number): boolean => shapes.has(n) || shapes.has(-1);
  const call = (unit: number, c: Call): boolean => {
    const name = calleeName(c.callee);
    if (name === null) return c.callee.kind !== 'asm' && indirect(c.args.length);
    const fn = resolve(unit, name);
    return fn !== null && throwing.has(fn);
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const { fn, unit, raises, leaving, resumed } of facts) {
      if (throwing.has(fn) || isBarrier(unit, fn)) continue;
      const leaves = raises || leaving.some((c) => call(unit, c)) || resumed.some((c) => call(unit, c));
      if (!leaves) continue;
      changed = true;
      throwing.add(fn);
      if (addressTaken.has(fn.name)) shapes.add(fn.variadic ? -1 : fn.params.length);
    }
  }
  return { call, isBarrier, leaves: (fn) => throwing.has(fn), indirect };
}

export function calleeName(callee: LValue): string | null {
  if (callee.kind === 'global') return callee.name;
  if (callee.kind === 'expr' && callee.op === 'bitcast') return calleeName(callee.args[0].value);
  return null;
}

function factsOf(module: LModule, unit: number): readonly Facts[] {
  return module.functions.flatMap((fn) => {
    if (fn.blocks === null) return [];
    const leaving: Call[] = [];
    const invoked: Call[] = [];
    let raises = false;
    let resumes = false;
    for (const block of fn.blocks) {
      for (const i of block.instrs) {
        if (i.op === 'resume') resumes = true;
        if (i.op !== 'call') continue;
        if (i.unwind !== null) invoked.push(i);
        else if (calleeName(i.callee) === RAISE) raises = true;
        else leaving.push(i);
      }
    }
    return [{ fn, unit, raises, leaving, resumed: resumes ? invoked : [] }];
  });
}

/** Names whose address a module uses for anything but a call. */
function takenIn(module: LModule): ReadonlySet<string> {
  const names = new Set<string>();
  const value = (v: LValue): void => {
    if (v.kind === 'global') names.add(v.name);
    else if (v.kind === 'aggregate') for (const item of v.items) value(item.value);
    else if (v.kind === 'expr') for (const arg of v.args) value(arg.value);
  };
  for (const g of module.globals) if (g.init !== null) value(g.init);
  for (const a of module.aliases) value(a.target.value);
  for (const fn of module.functions) {
    for (const block of fn.blocks ?? []) for (const i of block.instrs) eachValue(i, value);
  }
  return names;
}

/** The values an instruction uses, without the function it calls. */
function eachValue(i: LInstr, visit: (v: LValue) => void): void {
  switch (i.op) {
    case 'call':
      for (const arg of i.args) visit(arg.value);
      return;
    case 'store':
      visit(i.value.value);
      visit(i.addr.value);
      return;
    case 'phi':
      for (const { value } of i.incoming) visit(value);
      return;
    case 'select':
      for (const { value } of [i.a, i.b]) visit(value);
      return;
    case 'ret':
      if (i.value !== null) visit(i.value.value);
      return;
    case 'insertvalue':
    case 'insertelement':
      visit(i.value.value);
      return;
    case 'cast':
    case 'icmp':
      visit(i.a);
      if (i.op === 'icmp') visit(i.b);
      return;
    case 'cmpxchg':
      visit(i.expected.value);
      visit(i.desired.value);
      return;
    case 'atomicrmw':
    case 'switch':
      visit(i.value.value);
      return;
    case 'freeze':
      visit(i.a.value);
      return;
    case 'getelementptr':
      visit(i.base.value);
      return;
    case 'binary':
      visit(i.a);
      visit(i.b);
      return;
    default:
      return;
  }
}
