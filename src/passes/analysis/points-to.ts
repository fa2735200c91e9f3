import type { FuncId, GlobalId, ValueId } from '../../base/ids.ts';
import type { Operand, Program } from '../../ir/types.ts';
import { WILD } from './constraints.ts';
import { ProgramConstraints } from './program-constraints.ts';

/**
 * Which objects can a value hold the address of, and which objects can other threads reach? Solves the inclusion
 * constraints of program-constraints.ts, flow- and field-insensitive: one object per alloca and malloc instruction, global
 * and function.
 *
 * It follows C as it is written: values of *every* type carry addresses, so integers and bytes that were made from
 * pointers, copied and put together again are followed. What cannot be followed is WILD: integers without an address
 * in them that are cast to pointers, arguments of main, contents of a va_list. An address computed out of the bounds
 * of its object is the machine's to report.
 *
 * An object has escaped when another thread may get its address: it is a global (not thread-local) or on the heap, or
 * its address is inside an escaped object, was given to a new thread, is returned to a joiner, was stored through
 * WILD or passed as a variadic argument. One instance of a stack object or thread-local per thread is enough: threads
 * have no other way to exchange addresses, so an address of an object that has not escaped is of one's own instance.
 * The operand of a `sync` counts as escaped, because a `sync` is an event whatever it points to.
 */
export interface PointsTo {
  /** The objects an operand may point to: empty when it can be no valid address, with WILD when that is not known. */
  readonly objectsOf: (func: FuncId, operand: Operand) => Iterable<number>;
  readonly escaped: (object: number) => boolean;
  /** What may be inside an object. */
  readonly contentsOf: (object: number) => Iterable<number>;
  /** What a function may return. */
  readonly returnedBy: (func: FuncId) => Iterable<number>;
  /** Functions that an indirect call may go to. */
  readonly addressTaken: readonly number[];
  readonly ofAlloca: (func: FuncId, dst: ValueId) => number;
  readonly ofGlobal: (global: GlobalId) => number;
  readonly isConstant: (object: number) => boolean;
}

const BUDGET = 1_500_000;

/** Null when the program is too big to be solved in reasonable time: then assume the worst. */
export function pointsTo(program: Program): PointsTo | null {
  const constraints = new ProgramConstraints(program);
  if (!constraints.solve(BUDGET)) return null;
  const { system } = constraints;
  return {
    objectsOf: (func, o) => {
      if (o.kind === 'value') return system.objectsIn(constraints.ofValue(func, o.id));
      if (o.kind === 'global') return [constraints.ofGlobal(o.global)];
      return o.kind === 'function' ? [constraints.ofFunc(o.func)] : [WILD];
    },
    escaped: (object) => system.isEscaped(object),
    contentsOf: (object) => system.objectsIn(object),
    returnedBy: (func) => system.objectsIn(constraints.returned[func]),
    addressTaken: constraints.taken,
    ofAlloca: (func, dst) => constraints.ofAllocation(func, dst),
    ofGlobal: (global) => constraints.ofGlobal(global),
    isConstant: (object) => program.globals[object - 1]?.constant === true,
  };
}
