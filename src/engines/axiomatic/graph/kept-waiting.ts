import { Entailment } from '../../../sat/circuit/entails.ts';
import type { BoundedProgram, BoundedThread, Event } from '../../bounded/events.ts';
import { blocksAlong } from '../../bounded/open-blocks.ts';

/**
 * Where atomic blocks take one global lock, a thread may stay inside its block for good: at an error, where it ends the
 * program, before a lock, a join or an await. It has the lock then, and those who come to a block of theirs wait. These are
 * the beginnings of blocks that need not happen, because another thread has one whose end does not follow from its
 * beginning. (If all had to happen, an execution with two threads that stay inside would be none: `{ assert(0); } || { assert(0); }`
 * would be right.)
 */
export function keptWaiting({ circuit, threads }: BoundedProgram): ReadonlySet<Event> {
  const entailment = new Entailment(circuit);
  const staying = threads.filter((thread) => mayStay(entailment, thread));
  const found = new Set<Event>();
  for (const thread of threads) {
    if (!staying.some((other) => other !== thread)) continue;
    const { inside } = blocksAlong(circuit, thread.events);
    for (const event of thread.events)
      if (event.kind === 'atomic-begin' && !entailment.follows(event.guard, inside[event.index]))
        found.add(event);
  }
  return found;
}

/** What may keep a thread inside its block although its guard lets it go on. */
const STOPS: ReadonlySet<Event['kind']> = new Set(['join', 'free', 'detach']);

function mayStay(entailment: Entailment, { events }: BoundedThread): boolean {
  return events.some((begin, i) => {
    if (begin.kind !== 'atomic-begin') return false;
    const end = events.findIndex(
      (event, j) => j > i && event.kind === 'atomic-end' && entailment.follows(begin.guard, event.guard),
    );
    return end < 0 || events.slice(i, end).some(({ kind }) => STOPS.has(kind));
  });
}
