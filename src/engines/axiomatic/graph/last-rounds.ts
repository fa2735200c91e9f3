import { type Circuit, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { Entailment } from '../../../sat/circuit/entails.ts';
import type { BoundedProgram, BoundedThread, Check, Event } from '../../bounded/events.ts';

/**
 * The last round of `while (!ready) pthread_cond_wait(…)`: events after which a thread can only wait, come to the cut of the
 * loop, or go wrong. Mostly no execution comes to them, because somebody would have to be woken once more, and the formula
 * without them is much smaller. So this formula is asked first whether a thread comes to one of them. If none does, its
 * executions are all there are: an execution of a machine with one of these events is, up to the first of them, also one of
 * the formula's, whose threads can then go on without it. Otherwise the whole formula is made.
 *
 * Which events are left out is only a matter of speed.
 */
export function lastRounds({ circuit: c, threads }: BoundedProgram): ReadonlySet<Event> {
  const rounds = threads.flatMap((thread) =>
    // A thread that stops inside an atomic block has not begun it: that is not said here.
    thread.events.some(({ kind }) => kind === 'atomic-begin')
      ? []
      : thread.checks
          .filter(({ kind }) => kind === 'unwind')
          .map((cut) => ({ cut, before: eventsBefore(thread, cut) }))
          .filter(({ before }) => before.some(waitsForSignal))
          .map(({ cut, before }) => ({ cut, steps: escapesOf(c, thread, cut, before) })),
  );
  const found = new Set<Event>();
  const entailment = new Entailment(c);
  for (const { cut, steps } of rounds) {
    const round: Event[] = [];
    for (const { event, escapes } of steps) {
      if (event.guard === TRUE) break;
      if (entailment.contradicts(event.guard, escapes)) round.push(event);
      else if (!entailment.contradicts(event.guard, cut.lit)) break;
    }
    if (round.some(waitsForSignal)) for (const event of round) found.add(event);
  }
  return found;
}

/** A round is not looked for further back. */
const MOST = 32;

const waitsForSignal = ({ kind, text }: Event): boolean => kind === 'sync' && text.startsWith('cond-wait ');

/** Latest first. */
const eventsBefore = ({ events }: BoundedThread, { position }: Check): readonly Event[] =>
  events.slice(Math.max(0, position - MOST), position).reverse();

/** For each event what would have to hold for a thread to get away from there: no wait, no error and no cut behind it. */
function escapesOf(
  c: Circuit,
  { checks }: BoundedThread,
  cut: Check,
  before: readonly Event[],
): { event: Event; escapes: Lit }[] {
  let escapes = cut.lit ^ 1;
  return before.map((event) => {
    const errors = checks.filter(({ kind, position }) => kind !== 'unwind' && position === event.index + 1);
    for (const { lit } of errors) escapes = c.and(escapes, lit ^ 1);
    if (event.kind === 'sync') escapes = c.and(escapes, event.blocked ^ 1);
    return { event, escapes };
  });
}
