import type { LocId } from '../../../base/ids.ts';
import type { Func, Instr, Type } from '../../../ir/types.ts';
import { FALSE, type Lit } from '../../../sat/circuit/circuit.ts';
import { regWords } from '../../../vm/arithmetic/words.ts';
import { STOP_NO_BODY, stopDiagnostic } from '../../../vm/text/fail.ts';
import { type Executor, type Frame, shapeOf } from '../frame.ts';
import { disjunction } from '../guards.ts';
import { fewCases } from '../memory/access.ts';
import { endObjects } from '../memory/lives.ts';
import type { Round, ThreadState } from '../round.ts';
import { runFrame } from '../run-frame.ts';
import { anyUndefined, casesOf, choose, constantValue, type Value } from '../values/value.ts';
import { failIf, unsupported, widthOf } from './memory-instructions.ts';
import { passVarargs } from './varargs.ts';

/** Calls are executed in place; recursion as deep as the loop bound says. */

const shapes = new WeakMap<Func, ReturnType<typeof shapeOf>>();
function shape(func: Func): ReturnType<typeof shapeOf> {
  let known = shapes.get(func);
  if (known === undefined) shapes.set(func, (known = shapeOf(func)));
  return known;
}

/** Set by bounded.ts: instructions.ts and this file need each other. */
let executor: Executor;
export const setExecutor = (it: Executor): void => {
  executor = it;
};

interface CallSite {
  readonly guard: Lit;
  readonly path: string;
  readonly depth: ReadonlyMap<number, number>;
  readonly varargs?: number;
  /** Where it is called; absent: the first function of a thread. */
  readonly at?: LocId;
}

/** Executes function f; gives the guard under which it returns, and what. */
export function invoke(
  round: Round,
  thread: ThreadState,
  f: number,
  args: readonly Value[],
  { guard, path, depth, varargs = 0, at }: CallSite,
): { guard: Lit; values: readonly Value[] } {
  const func = round.known.program.functions[f];
  const frame: Frame = {
    round,
    thread,
    shape: shape(func),
    path,
    calledAt: at ?? null,
    env: new Array(func.valueCount),
    entry: guard,
    guard,
    place: '',
    returns: [],
    depth: new Map([...depth, [f, (depth.get(f) ?? 0) + 1]]),
    varargs,
    objects: [],
  };
  func.params.forEach((p, i) => {
    frame.env[p.id] = args[i] ?? constantValue(widthOf(p.type), 0);
  });
  thread.frames.push(frame);
  runFrame(frame, executor);
  const { returns } = frame;
  frame.guard = disjunction(
    round,
    returns.map((r) => r.guard),
  );
  const values = func.returns.map((_, n) => {
    let value = returns[0]?.values[n];
    for (const r of returns.slice(1)) value = choose(round.c, r.guard, r.values[n], value);
    return value;
  });
  endObjects(
    frame,
    frame.objects.filter((o) => o.untilReturn),
  );
  thread.frames.pop();
  return { guard: frame.guard, values };
}

export function call(frame: Frame, i: Extract<Instr, { op: 'call' }>, where: string): readonly Value[] {
  return callTo(frame, i, i.func, argumentsOf(frame, i, where), where);
}

interface Arguments {
  readonly values: readonly Value[];
  /** Where the variable ones lie. */
  readonly varargs: number;
}

function argumentsOf(frame: Frame, i: Extract<Instr, { op: 'call' | 'icall' }>, where: string): Arguments {
  const values = i.args.map((arg) => executor.operand(frame, arg));
  const rest = i.varargs.map(({ operand }) => executor.operand(frame, operand));
  return { values, varargs: rest.length === 0 ? 0 : passVarargs(frame, i, rest, where) };
}

function callTo(
  frame: Frame,
  i: Extract<Instr, { op: 'call' | 'icall' }>,
  f: number,
  { values, varargs }: Arguments,
  where: string,
): readonly Value[] {
  const { round, thread } = frame;
  const func = round.known.program.functions[f];
  if (func.blocks.length === 0) {
    round.check(
      thread,
      'unsupported',
      frame.guard,
      { at: i.at, message: func.name },
      {
        diagnostic: stopDiagnostic(STOP_NO_BODY, func.displayName),
      },
    );
    frame.guard = FALSE;
    return [];
  }
  if ((frame.depth.get(f) ?? 0) > round.limits.recursion) {
    round.check(thread, 'unwind', frame.guard, { at: i.at, message: `recursion of ${func.displayName}` });
    frame.guard = FALSE;
    return [];
  }
  const path = `${where}>${func.name}`;
  const site = { guard: frame.guard, path, depth: frame.depth, varargs, at: i.at };
  const done = invoke(round, thread, f, values, site);
  frame.guard = done.guard;
  return done.values;
}

export function icall(frame: Frame, i: Extract<Instr, { op: 'icall' }>, where: string): readonly Value[] {
  const { round } = frame;
  const { c } = round;
  const target = executor.operand(frame, i.target);
  failIf(frame, 'uninitialized', anyUndefined(c, target), i.at, 'the function that is called is undefined');
  const cases = casesOf(target) ?? fewCases(round, target, frame.guard);
  if (cases === null) {
    unsupported(frame, i.at, 'a call of a function that is not known');
    return [];
  }
  const args = argumentsOf(frame, i, where);
  const guard = frame.guard;
  const guards: Lit[] = [];
  const results: { when: Lit; values: readonly Value[] }[] = [];
  for (const one of cases) {
    const f = one.plus === null ? round.known.objects.functionAt(one.at) : -1;
    frame.guard = c.and(guard, one.when);
    if (frame.guard === FALSE) continue;
    const func: Func | undefined = round.known.program.functions[f];
    if (func === undefined || !fits(func, i)) {
      failIf(frame, 'memory', 1, i.at, 'a call of what is no such function');
      continue;
    }
    const values = callTo(frame, i, f, args, `${where}#${f}`);
    guards.push(frame.guard);
    if (frame.guard !== FALSE) results.push({ when: frame.guard, values });
  }
  frame.guard = disjunction(round, guards);
  return i.dsts.map((d, n) => {
    let value = results[0]?.values[n] ?? constantValue(widthOf(d.type), 0);
    for (const r of results.slice(1)) value = choose(c, r.when, r.values[n], value);
    return value;
  });
}

/** Do caller and callee agree, as the machine sees it? A caller may ignore results; what ends the program looks at nothing. */
function fits(func: Func, i: Extract<Instr, { op: 'icall' }>): boolean {
  const [first] = func.blocks;
  if (first === undefined || first.instrs[0]?.op === 'terminate') return true;
  if (func.params.length !== i.params.length || (i.varargs.length > 0 && !func.variadic)) return false;
  const alike = (a: Type, b: Type): boolean => regWords(a) === regWords(b);
  if (!func.params.every((p, k) => alike(p.type, i.params[k]))) return false;
  return (
    i.dsts.length === 0 ||
    (i.dsts.length === func.returns.length && i.dsts.every((d, k) => alike(d.type, func.returns[k])))
  );
}
