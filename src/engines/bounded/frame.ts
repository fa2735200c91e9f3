import type { LocId } from '../../base/ids.ts';
import { cfgOf } from '../../ir/analysis/cfg.ts';
import { livenessOf } from '../../ir/analysis/liveness.ts';
import { livingAtReturn } from '../../ir/analysis/lives.ts';
import type { Func, Jump, Loop, Type } from '../../ir/types.ts';
import type { Lit } from '../../sat/circuit/circuit.ts';
import type { StackObject } from './memory/objects.ts';
import type { Round, ThreadState } from './round.ts';
import type { Value } from './values/value.ts';

/** What is known of a function before it is called. */
export interface FuncShape {
  readonly func: Func;
  readonly order: Int32Array;
  /** By block: the loops around it, outermost first. */
  readonly loopsAround: readonly (readonly Loop[])[];
  /** By block: values that are needed and defined before it. */
  readonly liveIn: readonly (readonly number[])[];
  readonly types: readonly (Type | undefined)[];
  /** Stack objects whose lives the return may have to end. */
  readonly livingAtReturn: ReadonlySet<number>;
}

export function shapeOf(func: Func): FuncShape {
  const cfg = cfgOf(func.blocks);
  const live = livenessOf(func, cfg);
  const liveIn = func.blocks.map((_, b) => live.valuesIn(b));
  const loopsAround = func.blocks.map((_, b) =>
    func.loops
      .filter((loop) => (loop.blocks as readonly number[]).includes(b))
      .sort((x, y) => cfg.order[x.header] - cfg.order[y.header] || y.blocks.length - x.blocks.length),
  );
  return {
    func,
    order: cfg.order,
    loopsAround,
    liveIn,
    types: [],
    livingAtReturn: livingAtReturn(func),
  };
}

export interface Frame {
  readonly round: Round;
  readonly thread: ThreadState;
  readonly shape: FuncShape;
  /** How the program came here. */
  readonly path: string;
  /** The call; null: the first function of a thread. */
  readonly calledAt: LocId | null;
  /** Values of the block that is being executed. */
  env: Value[];
  /** The conditions under which it was called, and under which control is here. */
  readonly entry: Lit;
  guard: Lit;
  /** Names the block's instance. */
  place: string;
  readonly returns: { readonly guard: Lit; readonly values: readonly Value[] }[];
  /** Calls of each function that are under way. */
  readonly depth: ReadonlyMap<number, number>;
  /** Where its variable arguments lie. */
  readonly varargs: number;
  /** Its stack objects, in the order in which they are made. */
  readonly objects: StackObject[];
}

export interface Executor {
  operand(frame: Frame, operand: Jump['args'][number]): Value;
  instruction(frame: Frame, block: number, index: number): void;
}
