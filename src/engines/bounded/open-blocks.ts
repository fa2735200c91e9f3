import { type Circuit, FALSE, type Lit } from '../../sat/circuit/circuit.ts';
import { Entailment } from '../../sat/circuit/entails.ts';
import type { Event } from './events.ts';
import type { Round, ThreadState } from './round.ts';

/** Atomic blocks along the events of a thread: where it is inside one, and which are open in the end. */
export interface Blocks {
  /** By position, the end included: the condition that the thread is inside a block there. */
  readonly inside: readonly Lit[];
  /** Conditions under which a block has begun and not ended, one for each begin, innermost last. */
  readonly open: readonly Lit[];
}

export function blocksAlong(c: Circuit, events: readonly Event[]): Blocks {
  const inside: Lit[] = [];
  const open: Lit[] = [];
  for (const event of events) {
    inside.push(c.orAll(open));
    if (event.kind === 'atomic-begin') open.push(event.guard);
    if (event.kind !== 'atomic-end') continue;
    let left = event.guard;
    for (let n = open.length - 1; n >= 0 && left !== FALSE; n--) {
      const ends = c.and(open[n], left);
      open[n] = c.and(open[n], left ^ 1);
      left = c.and(left, ends ^ 1);
    }
  }
  return { inside: [...inside, c.orAll(open)], open };
}

/** The end of a thread ends the blocks that it is in, innermost first (vm/memory/lives.ts). */
export function endBlocks(round: Round, thread: ThreadState, guard: Lit, at: Event['at']): void {
  const { c } = round;
  if (!thread.events.some(({ kind }) => kind === 'atomic-begin')) return;
  const entailment = new Entailment(c);
  for (const open of [...blocksAlong(c, thread.events).open].reverse()) {
    const here = c.and(guard, open);
    if (here === FALSE || entailment.contradicts(guard, open)) continue;
    const event = round.emit(thread, {
      kind: 'atomic-end',
      guard: here,
      at,
      drains: true,
      text: 'atomic-end',
    });
    round.step(thread, here, 'soft', event);
  }
}
