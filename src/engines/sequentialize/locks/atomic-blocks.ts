import { type Circuit, FALSE, type Lit } from '../../../sat/circuit/circuit.ts';
import type { Entailment } from '../../../sat/circuit/entails.ts';
import type { BoundedProgram, BoundedThread, Event } from '../../bounded/events.ts';
import { blocksAlong } from '../../bounded/open-blocks.ts';

/**
 * Atomic blocks. While a thread is inside one, no other thread runs and no store of another thread reaches memory: so
 * the events inside happen in one go (switch-points.ts), the clock stands still (timestamps.ts), and a store inside need
 * not wait, because nobody could see it waiting before the end of the block lets the buffer run empty (delays.ts).
 */
export class AtomicBlocks {
  /** By thread and event: the condition under which it is inside a block when it comes. */
  private readonly inside: readonly ReadonlyMap<number, Lit>[];
  private readonly entailment: Entailment;

  constructor(program: BoundedProgram, entailment: Entailment) {
    this.inside = program.threads.map((thread) => new Map(insideAtomic(program.circuit, thread)));
    this.entailment = entailment;
  }

  /** Is the event inside a block whenever it happens? */
  isInside(t: number, event: Event): boolean {
    const lit = this.inside[t].get(event.index);
    return lit !== undefined && this.entailment.follows(event.guard, lit);
  }

  /** The events of the block that begins here, its end included. */
  eventsOf(t: number, events: readonly Event[], begin: Event): readonly Event[] {
    let end = begin.index + 1;
    while (this.inside[t].has(end)) end++;
    return events.slice(begin.index + 1, end);
  }
}

/** Positions at which the thread is inside an atomic block, each with the condition that it is. */
export function insideAtomic(c: Circuit, thread: BoundedThread): [number, Lit][] {
  const inside = insideAt(c, thread);
  return thread.events.flatMap(({ index }): [number, Lit][] =>
    inside[index] === FALSE || index === 0 ? [] : [[index, inside[index]]],
  );
}

/** By position, the thread's end included: the condition that it is inside an atomic block there. */
export const insideAt = (c: Circuit, thread: BoundedThread): readonly Lit[] =>
  blocksAlong(c, thread.events).inside;
