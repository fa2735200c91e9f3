import { DiagnosticError, EXIT } from '../../base/failure.ts';
import type { Func, Jump, Loop, Terminator } from '../../ir/types.ts';
import { bigConstant } from '../../sat/bits/bits.ts';
import { eq } from '../../sat/bits/bits-compare.ts';
import { FALSE, type Lit } from '../../sat/circuit/circuit.ts';
import { BlockInstances, type Count, type Incoming, type Instance } from './block-instances.ts';
import type { Executor, Frame } from './frame.ts';
import { disjunction } from './guards.ts';
import { underGuard } from './values/under-guard.ts';
import { anyUndefined, choose, constantIn, type Value } from './values/value.ts';
import { type HeadState, headState, waitIfIdle } from './waiting-round.ts';

/** Instances of blocks in one call. */
const MAX_INSTANCES = 200_000;

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
 * which it goes on is one of those without that iteration (waiting-round.ts). Only the order of the instances, a key per
 * block and iteration, has to be right (block-instances.ts).
 */
export function runFrame(frame: Frame, executor: Executor): void {
  const { round, shape } = frame;
  const { func } = shape;
  const run: Run = { frame, executor, instances: new BlockInstances(shape), heads: new Map() };
  run.instances.arrive(0, [], { guard: frame.guard, args: [], env: frame.env });
  let instances = 0;
  for (let next = run.instances.next(); next !== null; next = run.instances.next()) {
    const here = next;
    if (++instances > MAX_INSTANCES) throw tooLarge(func);
    round.limits.tick();
    enter(run, here);
    const { instrs, term } = func.blocks[here.block];
    for (let i = 0; i < instrs.length && frame.guard !== FALSE; i++)
      executor.instruction(frame, here.block, i);
    if (frame.guard !== FALSE) leave(frame, executor, term, (jump, guard) => follow(run, here, jump, guard));
  }
}

interface Run {
  readonly frame: Frame;
  readonly executor: Executor;
  readonly instances: BlockInstances;
  /** By the key of a loop's head: how the iteration began. */
  readonly heads: Map<string, HeadState>;
}

/** The frame comes to the instance: its guard is that of the edges that meet there, values are chosen by them. */
function enter({ frame, heads }: Run, { block, incoming, key }: Instance): void {
  const { round, thread, shape } = frame;
  const { func } = shape;
  frame.guard =
    incoming.length === 1
      ? incoming[0].guard
      : disjunction(
          round,
          incoming.map((e) => e.guard),
        );
  frame.place = key.join('.');
  const merge = (pick: (edge: Incoming) => Value): Value => {
    let value = pick(incoming[0]);
    for (let i = 1; i < incoming.length; i++)
      value = choose(round.c, incoming[i].guard, pick(incoming[i]), value);
    return value;
  };
  const env: Value[] = new Array(func.valueCount);
  for (const v of shape.liveIn[block]) env[v] = merge((edge) => edge.env[v]);
  func.blocks[block].params.forEach((p, i) => {
    env[p.id] = merge((edge) => edge.args[i]);
  });
  frame.env = env;
  if (!func.loops.some((one) => (one.header as number) === block)) return;
  const params = func.blocks[block].params.map((p) => env[p.id]);
  heads.set(key.join(), headState(frame.guard, params, thread));
}

/** Control goes along the jump under `guard`. */
function follow(run: Run, from: Instance, jump: Jump, guard: Lit): void {
  if (guard === FALSE) return;
  const { frame, executor, instances } = run;
  const { loopsAround } = frame.shape;
  const to = jump.to as number;
  const args = jump.args.map((arg) => executor.operand(frame, arg));
  let left = guard;
  const counts = loopsAround[to].map((loop): Count => {
    const at = loopsAround[from.block].indexOf(loop);
    if (at < 0) return { iteration: 0, conditional: 0 };
    if (to !== (loop.header as number) || !(loop.latches as readonly number[]).includes(from.block))
      return from.counts[at];
    const key = instances.keyOf(loop.header, from.counts.slice(0, at + 1));
    const head = run.heads.get(key.join()) as HeadState;
    if (loop.mayAwait) left = waitIfIdle(frame, loop, head, args, left);
    const { iteration, conditional } = from.counts[at];
    const count = {
      iteration: iteration + 1,
      conditional: conditional + (guard === head.guard ? 0 : 1),
    };
    if (isCut(frame, loop, from.counts[at], count, left)) left = FALSE;
    return count;
  });
  if (left === FALSE) return;
  const known = args.map((arg) => underGuard(frame.round.c, guard, arg));
  instances.arrive(to, counts, { guard: left, args: known, env: frame.env });
}

/** The back edge is one too many: of a bound, which is then a check, or of the round's patience with a constant condition. */
function isCut({ round, thread }: Frame, loop: Loop, was: Count, is: Count, guard: Lit): boolean {
  const impatient = is.conditional === was.conditional && was.iteration > round.patience;
  if (impatient) round.impatient = true;
  const { bound, asked } = round.limits.unwind(loop);
  const beyond = (asked ? was.iteration : is.conditional - 1) + 1 > bound;
  if (beyond)
    round.check(
      thread,
      'unwind',
      impatient ? FALSE : guard,
      { at: loop.at, message: 'unwind' },
      { loop: loop.id },
    );
  return impatient || beyond;
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
