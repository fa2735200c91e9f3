import type { ViolationKind } from '../../results/types.ts';
import { eq } from '../../sat/bits/bits-compare.ts';
import { FALSE, type Lit, TRUE } from '../../sat/circuit/circuit.ts';
import type { Check, Event, Part } from '../bounded/events.ts';
import { blocksAlong } from '../bounded/open-blocks.ts';
import { detached } from './endings.ts';
import type { Executions } from './executions.ts';

/** What is asked of the executions of a bounded program: one literal for each question. */

export const isViolation = (kind: Check['kind']): kind is ViolationKind =>
  kind !== 'assume' && kind !== 'unwind' && kind !== 'unsupported';

type Reached = Pick<Executions, 'program' | 'reached'>;

/** A check of this kind is reached by an execution. */
export function checkReached(x: Reached, wanted: (check: Check) => boolean): Lit {
  const { circuit: c, threads } = x.program;
  return c.orAll(
    threads.flatMap((thread, t) =>
      thread.checks.filter(wanted).map((check) => c.and(x.reached(t, check.position), check.lit)),
    ),
  );
}

/** Nobody goes on where a thread stays in its atomic block: at an error that was not asked for; `halts`: or by ending the program. */
export function stayInside(x: Reached, checks: (kind: ViolationKind) => boolean, halts = false): Lit {
  const { circuit: c, threads } = x.program;
  return c.orAll(
    threads.flatMap((thread, t) => {
      const { inside } = blocksAlong(c, thread.events);
      const errors = thread.checks
        .filter(({ kind, position }) => isViolation(kind) && !checks(kind) && inside[position] !== FALSE)
        .map(({ lit, position }) => c.andAll([x.reached(t, position), lit, inside[position]]));
      const ends = thread.events
        .filter(({ kind }) => halts && kind === 'halt')
        .map(({ guard, index }) => c.andAll([x.reached(t, index + 1), guard, inside[index]]));
      return [...errors, ...ends];
    }),
  );
}

/** Something goes wrong: what the checks in the threads say, somebody waits for ever, or what the engine asks besides. */
export function violated(
  x: Executions,
  checks: (kind: ViolationKind) => boolean,
  besides: readonly Lit[] = [],
): Lit {
  const { circuit: c } = x.program;
  const wrong = c.orAll([
    checkReached(x, ({ kind }) => isViolation(kind) && checks(kind)),
    stuck(x, checks('deadlock'), checks('liveness')),
    ...besides,
  ]);
  return c.and(wrong, stayInside(x, checks, x.blocksAreNodes) ^ 1);
}

/** What the parts read is what memory holds in the end. */
export function readsFinal(x: Executions, parts: readonly Part[]): Lit {
  const { circuit: c } = x.program;
  const all: Lit[] = [];
  for (const { read, targets } of parts) {
    if (read === null) continue;
    for (const { when, cell } of targets) {
      const final = x.final(cell);
      if (final !== null) all.push(c.implies(when, eq(c, read, final.slice(0, read.length))));
    }
  }
  return c.andAll(all);
}

/** Thread t would have to wait before this event now: for ever, if nobody else goes on. */
function waits(x: Executions, t: number, event: Event): Lit {
  const { circuit: c, threads } = x.program;
  switch (event.kind) {
    case 'sync':
      if (event.blocked === FALSE) return FALSE;
      return c.andAll([x.isAt(t, event), readsFinal(x, event.parts), event.blocked, event.spurious ^ 1]);
    case 'join':
      return c.andAll([
        x.isAt(t, event),
        readsFinal(x, event.parts),
        c.orAll(
          event.targets.map(({ when, thread }) =>
            c.and(when, x.ended(threads.findIndex((one) => one.id === thread)) ^ 1),
          ),
        ),
      ]);
    case 'await': {
      const since = threads[t].events.slice(event.since, event.index);
      return c.and(x.isAt(t, event), c.andAll(since.map((e) => c.implies(e.guard, readsFinal(x, e.parts)))));
    }
    case 'atomic-begin':
      return c.and(x.isAt(t, event), c.orAll(threads.map((_, u) => (u === t ? FALSE : waitsInside(x, u)))));
    default:
      return FALSE;
  }
}

/** Thread t has to wait inside its atomic block: so has whoever comes to one. */
function waitsInside(x: Executions, t: number): Lit {
  const { circuit: c, threads } = x.program;
  const { inside } = blocksAlong(c, threads[t].events);
  return c.orAll(
    threads[t].events
      .filter((event) => event.kind !== 'atomic-begin' && inside[event.index] !== FALSE)
      .map((event) => c.and(waits(x, t, event), inside[event.index])),
  );
}

/**
 * Everybody who has begun has ended or waits, and somebody who is not detached waits: a deadlock, or a liveness
 * violation if they all wait in await loops of their own or for the end of those who do.
 */
function stuck(x: Executions, deadlock: boolean, liveness: boolean): Lit {
  const { circuit: c, threads } = x.program;
  if (!deadlock && !liveness) return FALSE;
  const gone = threads.map((_, t) => c.or(x.created(t) ^ 1, x.ended(t)));
  const waitingIn = (isThere: (event: Event) => boolean): Lit[] =>
    threads.map((thread, t) => c.orAll(thread.events.filter(isThere).map((e) => waits(x, t, e))));
  const awaiting = waitingIn((event) => event.kind === 'await' && !event.library);
  const joining = waitingIn(({ kind }) => kind === 'join');
  const syncing = waitingIn(
    (event) =>
      event.kind === 'sync' || event.kind === 'atomic-begin' || (event.kind === 'await' && event.library),
  );
  const all = c.andAll(threads.map((_, t) => c.orAll([gone[t], awaiting[t], joining[t], syncing[t]])));
  const attached = threads.map((_, t) => c.and(gone[t] ^ 1, detached(x, t) ^ 1));
  const isStuck = c.andAll([all, c.orAll(attached), x.halted ^ 1]);
  const onlyAwaits = c.and(c.orAll(awaiting), c.orAll(syncing) ^ 1);
  return c.and(isStuck, deadlock ? (liveness ? TRUE : onlyAwaits ^ 1) : onlyAwaits);
}

/**
 * Threads that wait for each other, for the end of one or for a lock that it holds: a deadlock as soon as the circle closes,
 * whatever others could still do. reach(t, u) is "t waits for u, or for somebody who does", by Warshall's algorithm; a
 * circle is a thread that waits for itself.
 */
export function circle(x: Executions): Lit {
  const { circuit: c, threads } = x.program;
  const reach = threads.map((thread, t) =>
    threads.map(({ id }) => c.orAll(waitsOn(x, t, thread.events, id))),
  );
  for (let via = 0; via < threads.length; via++)
    for (let t = 0; t < threads.length; t++) {
      if (reach[t][via] === FALSE) continue;
      for (let u = 0; u < threads.length; u++)
        reach[t][u] = c.or(reach[t][u], c.and(reach[t][via], reach[via][u]));
    }
  return c.orAll(threads.map((_, t) => reach[t][t]));
}

/** Thread t is at one of these events, and waits there for the thread with this id. */
function waitsOn(x: Executions, t: number, events: readonly Event[], id: number): Lit[] {
  const { circuit: c, threads } = x.program;
  return events.flatMap((event) => {
    const on = event.kind === 'join' ? event.targets : event.kind === 'sync' ? event.heldBy : [];
    const when = c.orAll(on.filter(({ thread }) => thread === id).map((one) => one.when));
    if (when === FALSE) return [];
    const other = threads.findIndex((one) => one.id === id);
    return [c.andAll([when, waits(x, t, event), event.kind === 'join' ? x.ended(other) ^ 1 : TRUE])];
  });
}
