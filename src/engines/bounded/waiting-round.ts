import type { Loop } from '../../ir/types.ts';
import { bigConstant } from '../../sat/bits/bits.ts';
import { eq } from '../../sat/bits/bits-compare.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../sat/circuit/circuit.ts';
import { isLibraryLoop } from '../../vm/code/library-waits.ts';
import type { Round, ThreadState } from './round.ts';
import { same, type Value } from './values/value.ts';

/** How things stood when an iteration began. */
export interface HeadState {
  readonly guard: Lit;
  readonly params: readonly Value[];
  /** How many effects, private writes and events its thread had by then. */
  readonly effects: number;
  readonly writes: number;
  readonly events: number;
}

export const headState = (guard: Lit, params: readonly Value[], thread: ThreadState): HeadState => ({
  guard,
  params,
  effects: thread.effects.length,
  writes: thread.writes.length,
  events: thread.events.length,
});

/**
 * A back edge, taken under `guard`: the iteration may have changed nothing (docs/models.md, "Await"). Then the thread waits
 * here, for good. Gives the guard under which it goes on.
 */
export function waitIfIdle(
  { round, thread }: { readonly round: Round; readonly thread: ThreadState },
  loop: Loop,
  head: HeadState,
  args: readonly Value[],
  guard: Lit,
): Lit {
  const { c } = round;
  const idle = idleRound(round, thread, head, args, guard);
  if (idle === FALSE) return guard;
  round.refuseInBlock(thread, idle, loop.at);
  const event = round.emit(thread, {
    kind: 'await',
    guard: idle,
    at: loop.at,
    since: head.events,
    library: isLibraryLoop(round.known.program, loop.id),
    text: 'await',
  });
  round.step(thread, idle, 'await', event);
  return c.and(guard, idle ^ 1);
}

/** No effect since the head, and parameters and private memory are as they were there. */
function idleRound(
  round: Round,
  thread: ThreadState,
  head: HeadState,
  args: readonly Value[],
  guard: Lit,
): Lit {
  const { c } = round;
  let idle = c.and(guard, c.orAll(thread.effects.slice(head.effects)) ^ 1);
  head.params.forEach((param, i) => {
    if (idle !== FALSE) idle = c.and(idle, isUnchanged(c, param, args[i]));
  });
  const seen = new Set<string>();
  for (const { cell, before } of thread.writes.slice(head.writes)) {
    if (idle === FALSE || seen.has(cell.key)) continue;
    seen.add(cell.key);
    idle = c.and(idle, isUnchanged(c, before, round.readDirect(cell)));
  }
  return idle;
}

function isUnchanged(c: Circuit, a: Value, b: Value): Lit {
  if (a === b) return TRUE;
  const width = a.bits.length;
  const masks =
    a.undef === null && b.undef === null
      ? TRUE
      : eq(c, a.undef ?? bigConstant(width, 0n), b.undef ?? bigConstant(width, 0n));
  return c.and(same(c, a, b), masks);
}
