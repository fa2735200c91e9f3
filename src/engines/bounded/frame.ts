import { DiagnosticError, EXIT } from '../../base/failure.ts';
import type { LocId } from '../../base/ids.ts';
import { cfgOf } from '../../ir/analysis/cfg.ts';
import { livenessOf } from '../../ir/analysis/liveness.ts';
import { livingAtReturn } from '../../ir/analysis/lives.ts';
import type { Func, Jump, Loop, Terminator, Type } from '../../ir/types.ts';
import { bigConstant } from '../../sat/bits/bits.ts';
import { eq } from '../../sat/bits/bits-compare.ts';
import { FALSE, type Lit, TRUE } from '../../sat/circuit/circuit.ts';
import { isLibraryLoop } from '../../vm/code/library-waits.ts';
import type { StackObject } from './memory/objects.ts';
import type { Round, ThreadState } from './round.ts';
import { underGuard } from './values/under-guard.ts';
import { anyUndefined, choose, constantIn, same, type Value } from './values/value.ts';

/**
 * One call of a function, executed symbolically and without loops: blocks run in an order in which every block comes
 * after all its predecessors, iterations of a loop one after the other and before what follows the loop. Where
 * edges meet, values are chosen by the edges' guards. A back edge whose guard is constant false is the end of its loop,
 * so loops with a constant number of iterations are unrolled just as far as they go; others are cut at their
 * bound, and the cut is an `unwind` check.
 *
 * A back edge on which nothing has changed since the iteration began (docs/models.md, "Await": equal parameters of the
 * head, no effect) waits for a new value. Iterations that only wait are left out: leaving one out changes nothing
 * that anybody sees, since what it read it could have read not at all, and the thread may take the memory's next
 * state in its next iteration. So the thread stops there, at an `await` event, for good: an execution in
 * which it goes on is one of those without that iteration. Only the order of the instances, a key per block and
 * iteration, has to be right:
 *
 * The key of a block is, for each loop around it from the outside in, the head's place in reverse postorder and the
 * iteration, then its own place. Compared lexicographically, instances of a loop come after everything that leads
 * to the loop and before everything behind it, because what leads to a head is before it in reverse postorder and
 * what a loop's exits lead to is behind the head.
 */
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

interface Incoming {
  readonly guard: Lit;
  readonly args: readonly Value[];
  readonly env: readonly Value[];
}

interface Instance {
  readonly block: number;
  readonly counts: readonly Count[];
  readonly key: readonly number[];
  readonly incoming: Incoming[];
}

/** Iteration of a loop, and how many of its back edges so far were taken under a condition. */
interface Count {
  readonly iteration: number;
  readonly conditional: number;
}

interface HeadState {
  readonly guard: Lit;
  readonly params: readonly Value[];
  readonly effects: number;
  readonly writes: number;
  readonly events: number;
}

/** Instances of blocks in one call. */
const MAX_INSTANCES = 200_000;

export interface Executor {
  operand(frame: Frame, operand: Jump['args'][number]): Value;
  instruction(frame: Frame, block: number, index: number): void;
}

export function runFrame(frame: Frame, executor: Executor): void {
  const { round, thread, shape } = frame;
  const { c } = round;
  const { func, order, loopsAround } = shape;
  const pending = new Map<string, Instance>();
  const heads = new Map<string, HeadState>();
  let instances = 0;

  const keyOf = (block: number, counts: readonly Count[]): number[] => {
    const key: number[] = [];
    loopsAround[block].forEach((loop, i) => {
      key.push(order[loop.header], counts[i].iteration);
    });
    key.push(order[block]);
    return key;
  };
  const arrive = (block: number, counts: readonly Count[], incoming: Incoming): void => {
    const key = keyOf(block, counts);
    const name = key.join();
    const known = pending.get(name);
    if (known !== undefined) known.incoming.push(incoming);
    else pending.set(name, { block, counts, key, incoming: [incoming] });
  };

  /** Control goes along the jump under `guard`. */
  const follow = (from: Instance, jump: Jump, guard: Lit): void => {
    if (guard === FALSE) return;
    const to = jump.to as number;
    const args = jump.args.map((arg) => executor.operand(frame, arg));
    let left = guard;
    const sourceLoops = loopsAround[from.block];
    const counts = loopsAround[to].map((loop): Count => {
      const at = sourceLoops.indexOf(loop);
      if (at < 0) return { iteration: 0, conditional: 0 };
      const count = from.counts[at];
      if (to !== (loop.header as number) || !(loop.latches as readonly number[]).includes(from.block))
        return count;
      const head = heads.get(headName(loop, from, at)) as HeadState;
      if (loop.mayAwait) left = await_(loop, head, args, left);
      const conditional = count.conditional + (guard === head.guard ? 0 : 1);
      const { bound, asked } = round.limits.unwind(loop);
      if (conditional === count.conditional && count.iteration > round.patience) {
        round.impatient = true;
        left = FALSE;
      }
      if ((asked ? count.iteration : conditional - 1) + 1 > bound) {
        round.check(thread, 'unwind', left, { at: loop.at, message: 'unwind' }, { loop: loop.id });
        left = FALSE;
      }
      return { iteration: count.iteration + 1, conditional };
    });
    if (left === FALSE) return;
    const known = args.map((arg) => underGuard(c, guard, arg));
    arrive(to, counts, { guard: left, args: known, env: frame.env });
  };

  const headName = (loop: Loop, from: Instance, at: number): string =>
    keyOf(loop.header, from.counts.slice(0, at + 1)).join();

  /** The iteration may have changed nothing: then the thread waits here. Gives the guard under which it goes on. */
  const await_ = (loop: Loop, head: HeadState, args: readonly Value[], guard: Lit): Lit => {
    const effect = c.orAll(thread.effects.slice(head.effects));
    let unchanged = c.and(guard, effect ^ 1);
    head.params.forEach((param, i) => {
      if (unchanged !== FALSE) unchanged = c.and(unchanged, isUnchanged(param, args[i]));
    });
    const seen = new Set<string>();
    for (const { cell, before } of thread.writes.slice(head.writes)) {
      if (unchanged === FALSE || seen.has(cell.key)) continue;
      seen.add(cell.key);
      unchanged = c.and(unchanged, isUnchanged(before, round.readDirect(cell)));
    }
    if (unchanged === FALSE) return guard;
    round.refuseInBlock(thread, unchanged, loop.at);
    const event = round.emit(thread, {
      kind: 'await',
      guard: unchanged,
      at: loop.at,
      since: head.events,
      library: isLibraryLoop(round.known.program, loop.id),
      text: 'await',
    });
    round.step(thread, unchanged, 'await', event);
    return c.and(guard, unchanged ^ 1);
  };
  const isUnchanged = (a: Value, b: Value): Lit => {
    if (a === b) return TRUE;
    const width = a.bits.length;
    const masks =
      a.undef === null && b.undef === null
        ? 1
        : eq(c, a.undef ?? bigConstant(width, 0n), b.undef ?? bigConstant(width, 0n));
    return c.and(same(c, a, b), masks);
  };

  const enter = (instance: Instance): void => {
    const { incoming, block } = instance;
    frame.guard =
      incoming.length === 1
        ? incoming[0].guard
        : disjunction(
            round,
            incoming.map((e) => e.guard),
          );
    frame.place = instance.key.join('.');
    const merge = (pick: (edge: Incoming) => Value): Value => {
      let value = pick(incoming[0]);
      for (let i = 1; i < incoming.length; i++)
        value = choose(c, incoming[i].guard, pick(incoming[i]), value);
      return value;
    };
    const env: Value[] = new Array(func.valueCount);
    for (const v of shape.liveIn[block]) env[v] = merge((edge) => edge.env[v]);
    func.blocks[block].params.forEach((p, i) => {
      env[p.id] = merge((edge) => edge.args[i]);
    });
    frame.env = env;
    const loop = func.loops.find((one) => (one.header as number) === block);
    if (loop === undefined) return;
    heads.set(instance.key.join(), {
      guard: frame.guard,
      params: func.blocks[block].params.map((p) => env[p.id]),
      effects: thread.effects.length,
      writes: thread.writes.length,
      events: thread.events.length,
    });
  };

  arrive(0, [], { guard: frame.guard, args: [], env: frame.env });
  for (let next = least(pending); next !== null; next = least(pending)) {
    pending.delete(next.key.join());
    if (++instances > MAX_INSTANCES) throw tooLarge(func);
    round.limits.tick();
    enter(next);
    const { instrs, term } = func.blocks[next.block];
    for (let i = 0; i < instrs.length && frame.guard !== FALSE; i++)
      executor.instruction(frame, next.block, i);
    if (frame.guard !== FALSE) leave(frame, executor, term, (jump, guard) => follow(next, jump, guard));
  }
}

/** The terminator: jumps with their guards, or a return. */
function leave(
  frame: Frame,
  executor: Executor,
  term: Terminator,
  follow: (jump: Jump, guard: Lit) => void,
): void {
  const { round, thread, guard } = frame;
  const { c } = round;
  const decides = (value: Value): Lit => {
    const undef = c.and(frame.guard, anyUndefined(c, value));
    round.check(thread, 'uninitialized', undef, {
      at: term.at,
      message: 'a branch depends on an undefined value',
    });
    return c.and(frame.guard, undef ^ 1);
  };
  switch (term.op) {
    case 'br':
      return follow(term.jump, guard);
    case 'condbr': {
      const cond = executor.operand(frame, term.cond);
      const left = decides(cond);
      follow(term.then, c.and(left, cond.bits[0]));
      return follow(term.else, c.and(left, cond.bits[0] ^ 1));
    }
    case 'switch': {
      const value = executor.operand(frame, term.value);
      let left = decides(value);
      const known = constantIn(value);
      for (const { bits, jump } of term.cases) {
        const here =
          known !== null ? (known === bits ? 1 : 0) : eq(c, value.bits, bigConstant(value.bits.length, bits));
        follow(jump, c.and(left, here));
        left = c.and(left, here ^ 1);
      }
      return follow(term.default, left);
    }
    case 'ret':
      frame.returns.push({ guard, values: term.values.map((v) => executor.operand(frame, v)) });
      return;
    case 'unreachable':
      round.check(thread, 'assertion', guard, { at: term.at, message: 'unreachable code is reached' });
  }
}

function least(pending: ReadonlyMap<string, Instance>): Instance | null {
  let best: Instance | null = null;
  for (const one of pending.values()) if (best === null || before(one.key, best.key)) best = one;
  return best;
}

function before(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i] < b[i];
  return a.length < b.length;
}

/** The or of guards that meet: those of two ways of one branch first, so that they become the branch's guard again. */
export function disjunction(round: Round, guards: readonly Lit[]): Lit {
  const { c } = round;
  const left = [...guards];
  for (let again = true; again && left.length > 1; ) {
    again = false;
    for (let i = 0; i < left.length && !again; i++) {
      for (let j = i + 1; j < left.length && !again; j++) {
        const size = c.size;
        const either = c.or(left[i], left[j]);
        if (c.size > size) continue;
        left.splice(j, 1);
        left[i] = either;
        again = true;
      }
    }
  }
  return c.orAll(left);
}

const tooLarge = (func: Func): DiagnosticError =>
  new DiagnosticError(
    {
      code: 'HED481',
      severity: 'error',
      message: `the loops of ${func.displayName} unroll to more than ${MAX_INSTANCES} blocks`,
      help: 'use a smaller --unwind, or --unwindset for its inner loops',
    },
    EXIT.unknown,
  );
