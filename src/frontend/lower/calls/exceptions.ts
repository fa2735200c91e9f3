import { demangleType } from '../../../base/demangle/demangle.ts';
import type { BlockId } from '../../../base/ids.ts';
import { constant } from '../../../ir/builder.ts';
import type { Operand } from '../../../ir/types.ts';
import type { FunctionContext, Instruction } from '../context.ts';
import type { PendingBranch } from '../instructions/control.ts';
import { goto } from '../instructions/control.ts';
import { typedOperands } from '../operands.ts';
import { noModel, Unsupported } from '../unsupported.ts';
import { callRuntime } from './runtime-call.ts';

/**
 * C++ exceptions as ordinary control flow. A thread has an exception *in flight* or not: a thread-local pointer whose
 * address is never taken, so reading it is never an event. Throwing sets it and returns; behind each call that may
 * throw (may-throw.ts) it is tested: an `invoke` goes to its landing pad then, another call returns on, with results
 * that nobody looks at. A landing pad takes the exception out of flight, so that destructors run as usual, and asks
 * the runtime (include/runtime/exception.c) for each clause, in order, whether it catches; `resume` puts it back.
 * Where no exception may pass (`noexcept`, a thread's first function, main) the program ends in a violation.
 *
 * Other than real unwinders, which first look for a handler, an uncaught exception runs the destructors on its way
 * out; the standard leaves that to the implementation.
 */
const IN_FLIGHT = '__heddle_in_flight';

const NO_EXCEPTION = constant('ptr', 0);

function variable(f: FunctionContext, name: string): Operand {
  const found = f.tables.address(f.module, name);
  if (found.kind !== 'global') throw noModel(name);
  return found;
}

/** What follows a lowered call; gives the branch of an invoke. */
export function afterCall(f: FunctionContext, i: Instruction<'call'>): PendingBranch['finish'] | null {
  if (!f.tables.throws.call(f.module.index, i)) return i.normal === null ? null : goto(f, i.normal);
  const flying = f.emit.nonzero('ptr', f.emit.load('ptr', variable(f, IN_FLIGHT)));
  const { normal, unwind } = i;
  if (normal !== null && unwind !== null) {
    return (jump) => f.emit.terminate({ op: 'condbr', cond: flying, then: jump(unwind), else: jump(normal) });
  }
  const after = f.builder.newBlock();
  const leave = exit(f);
  f.emit.terminate({
    op: 'condbr',
    cond: flying,
    then: { to: leave, args: [] },
    else: { to: after, args: [] },
  });
  f.builder.enter(after);
  return null;
}

/** `__heddle_raise(exception)` and `resume`: the exception leaves the function. */
export function raise(f: FunctionContext, exception: Operand): void {
  f.emit.store('ptr', variable(f, IN_FLIGHT), exception);
  f.emit.terminate({ op: 'br', jump: { to: exit(f), args: [] } });
}

export function lowerResume(f: FunctionContext, i: Instruction<'resume'>): void {
  raise(f, typedOperands(f, i.value)[0]);
}

/** The block where the function returns with an exception in flight, made when first needed. */
function exit(f: FunctionContext): BlockId {
  if (f.unwindExit !== null) return f.unwindExit;
  const [here, at] = [f.builder.currentBlock, f.emit.at];
  const block = f.builder.newBlock();
  f.unwindExit = block;
  f.builder.enter(block);
  f.emit.at = f.at;
  if (f.top !== null || f.tables.throws.isBarrier(f.module.index, f.fn)) {
    const ends = f.top !== null || f.fn.name.startsWith('__heddle_');
    callRuntime(f, ends ? '__heddle_uncaught' : '__heddle_not_allowed', []);
    f.emit.terminate({ op: 'unreachable' });
  } else {
    if (f.atomic) f.emit.instr({ op: 'atomic', begin: false });
    // Nobody looks at these; defined ones, because undefined bits would slow the thread down.
    const values = f.scalars(f.fn.returns).map((type) => constant(type, 0));
    f.emit.terminate({ op: 'ret', values });
  }
  f.builder.enter(here);
  f.emit.at = at;
  return block;
}

/** The exception and which clause catches it: the address of its type, 1 for `catch (...)`, 0 for none. */
export function lowerLandingPad(f: FunctionContext, i: Instruction<'landingpad'>): void {
  const exception = f.emit.load('ptr', variable(f, IN_FLIGHT));
  f.emit.store('ptr', variable(f, IN_FLIGHT), NO_EXCEPTION);
  const choose = (n: number): Operand => {
    const clause = i.clauses[n];
    if (clause === undefined) return constant('i32', 0);
    if (clause.kind === 'filter') {
      throw new Unsupported(
        'HED314',
        'a dynamic exception specification is not modelled',
        'use noexcept, or no specification',
      );
    }
    const type = typedOperands(f, clause.value)[0];
    const all = type.kind === 'const' && type.bits === 0n;
    const caught = callRuntime(f, '__heddle_catches', [type, exception])[0];
    if (all) return constant('i32', 1);
    return f.emit.choice(
      'i32',
      f.emit.nonzero('i32', caught),
      () => typeNumber(f, type),
      () => choose(n + 1),
    );
  };
  f.define(i, [exception, choose(0)]);
}

/** `llvm.eh.typeid.for`: a number for each type: its address, which is below 2³¹. */
const typeNumber = (f: FunctionContext, type: Operand): Operand =>
  f.emit.cast('ptrtoint', 'ptr', 'i32', type);

/** `throw x`: leaves for the runtime what and where, for people. */
export function noteThrow(f: FunctionContext, i: Instruction<'call'>): void {
  const type = i.args[1]?.value;
  const name = type?.kind === 'global' ? (demangleType(type.name) ?? type.name) : 'an unknown type';
  const text = f.tables.constantText(`${name}${f.tables.thrownAt(f.emit.at)}`, f.emit.at);
  f.emit.store('ptr', variable(f, '__heddle_thrown'), text);
}
