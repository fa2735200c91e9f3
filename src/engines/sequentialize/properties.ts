import type { ViolationKind } from '../../results/types.ts';
import { eq } from '../../sat/bits/bits-compare.ts';
import { FALSE, type Lit, TRUE } from '../../sat/circuit/circuit.ts';
import type { Event, Part } from '../bounded/events.ts';
import { checkReached, isViolation, stayInside } from '../bounded-sat/properties.ts';
import type { Sequential } from './encode.ts';
import { insideAt } from './locks/atomic-blocks.ts';
import { START } from './schedule/switch-points.ts';

/** What is asked of the sequential program: one literal for each question. */

/**
 * A failed assumption ends its thread: nothing that comes after it happens, its end included. But a block that an
 * assumption cuts never happened, so there is no execution with one.
 */
export function blocksHappen(s: Sequential): Lit[] {
  const { circuit: c, threads } = s.program;
  return threads.flatMap((thread, t) => {
    const inside = insideAt(c, thread);
    return thread.checks
      .filter((check) => check.kind === 'assume')
      .map((check) => c.andAll([s.reached(t, check.position), check.lit, inside[check.position]]) ^ 1);
  });
}

export function violated(s: Sequential, checks: (kind: ViolationKind) => boolean): Lit {
  const { circuit: c } = s.program;
  const wrong = c.orAll([
    checkReached(s, ({ kind }) => isViolation(kind) && checks(kind)),
    stuck(s, checks('deadlock'), checks('liveness')),
    checks('deadlock') ? circle(s) : FALSE,
    checks('race') ? s.race : FALSE,
    checks('leak') ? leaks(s) : FALSE,
    checks('unjoined') ? unjoined(s) : FALSE,
  ]);
  return c.and(wrong, stayInside(s, checks) ^ 1);
}

/** Thread t has done everything before event i, and event i comes next. */
function isAt(s: Sequential, t: number, event: Event): Lit {
  const { circuit: c } = s.program;
  return c.andAll([s.reached(t, event.index), s.reached(t, event.index + 1) ^ 1, event.guard]);
}

/** What the parts read is what memory holds in the end. */
function readsFinal(s: Sequential, parts: readonly Part[]): Lit {
  const { circuit: c } = s.program;
  const all: Lit[] = [];
  for (const part of parts) {
    const { read } = part;
    if (read === null) continue;
    for (const { when, cell } of part.targets)
      all.push(c.implies(when, eq(c, read, s.memory.final(cell).slice(0, read.length))));
  }
  return c.andAll(all);
}

/** Event i of thread t would have to wait now: for ever, if nobody else goes on. */
function waits(s: Sequential, t: number, event: Event): Lit {
  const { circuit: c, threads } = s.program;
  switch (event.kind) {
    case 'sync':
      if (event.blocked === FALSE) return FALSE;
      return c.andAll([isAt(s, t, event), readsFinal(s, event.parts), event.blocked, event.spurious ^ 1]);
    case 'join':
      return c.andAll([
        isAt(s, t, event),
        readsFinal(s, event.parts),
        c.orAll(
          event.targets.map(({ when, thread }) =>
            c.and(when, s.ended(threads.findIndex((one) => one.id === thread)) ^ 1),
          ),
        ),
      ]);
    case 'await': {
      const since = threads[t].events.slice(event.since, event.index);
      return c.and(isAt(s, t, event), c.andAll(since.map((e) => c.implies(e.guard, readsFinal(s, e.parts)))));
    }
    default:
      return FALSE;
  }
}

/**
 * Everybody who has begun has ended or waits, and somebody who is not detached waits: a deadlock, or a liveness
 * violation if they all wait in await loops or for the end of those who do.
 */
function stuck(s: Sequential, deadlock: boolean, liveness: boolean): Lit {
  const { circuit: c, threads } = s.program;
  if (!deadlock && !liveness) return FALSE;
  const gone = threads.map((_, t) => c.or(s.created(t) ^ 1, s.ended(t)));
  const in_ = (t: number, kinds: readonly Event['kind'][]): Lit =>
    c.orAll(threads[t].events.filter((e) => kinds.includes(e.kind)).map((e) => waits(s, t, e)));
  const awaiting = threads.map((_, t) => in_(t, ['await']));
  const joining = threads.map((_, t) => in_(t, ['join']));
  const syncing = threads.map((_, t) => in_(t, ['sync']));
  const all = c.andAll(threads.map((_, t) => c.orAll([gone[t], awaiting[t], joining[t], syncing[t]])));
  const attached = threads.map((_, t) => c.and(gone[t] ^ 1, detached(s, t) ^ 1));
  const isStuck = c.andAll([all, c.orAll(attached), s.halted ^ 1]);
  const onlyAwaits = c.and(c.orAll(awaiting), c.orAll(syncing) ^ 1);
  return c.and(isStuck, deadlock ? (liveness ? TRUE : onlyAwaits ^ 1) : onlyAwaits);
}

/**
 * Threads that wait for each other, for locks or by joins: a deadlock as soon as the circle closes. reach(t, u) is "t waits
 * for u, or for somebody who does", by Warshall's algorithm; a circle is a thread that waits for itself.
 */
function circle(s: Sequential): Lit {
  const { circuit: c, threads } = s.program;
  const reach = threads.map((thread, t) =>
    threads.map(({ id }) => c.orAll(waitsOn(s, t, thread.events, id))),
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
function waitsOn(s: Sequential, t: number, events: readonly Event[], id: number): Lit[] {
  const { circuit: c, threads } = s.program;
  return events.flatMap((event) => {
    const on = event.kind === 'join' ? event.targets : event.heldBy;
    const when = c.orAll(on.filter(({ thread }) => thread === id).map((one) => one.when));
    if (when === FALSE) return [];
    const other = threads.findIndex((one) => one.id === id);
    return [c.andAll([when, waits(s, t, event), event.kind === 'join' ? s.ended(other) ^ 1 : TRUE])];
  });
}

function detached(s: Sequential, t: number): Lit {
  const { circuit: c, threads } = s.program;
  const lits: Lit[] = [];
  threads.forEach((thread, by) => {
    for (const event of thread.events) {
      if (event.kind !== 'detach') continue;
      for (const target of event.targets)
        if (target.thread === threads[t].id)
          lits.push(c.andAll([s.reached(by, event.index + 1), event.guard, target.when]));
    }
  });
  return c.orAll(lits);
}

/** The execution is complete: the program has ended, or everybody who is not detached has. */
export function completed(s: Sequential): Lit {
  const { circuit: c, threads } = s.program;
  const gone = threads.map((_, t) => c.orAll([s.created(t) ^ 1, s.ended(t), detached(s, t)]));
  return c.or(s.halted, c.andAll(gone));
}

/** The program has ended in order. */
function orderly(s: Sequential): Lit {
  const { circuit: c, threads } = s.program;
  return c.orAll(
    threads.flatMap((thread, t) =>
      thread.events
        .filter((e) => e.kind === 'halt' && e.orderly)
        .map((e) => c.and(s.reached(t, e.index + 1), e.guard)),
    ),
  );
}

/**
 * The program has ended, and a block that was allocated has not been freed. A thread that has not done what comes after a free
 * need not have come so far as to free it.
 */
function leaks(s: Sequential): Lit {
  const { circuit: c, threads } = s.program;
  const indexOf = (id: number): number => threads.findIndex((one) => one.id === id);
  const lost = s.program.blocks.map(({ object, guard, thread, position }) => {
    const freed = s.program.frees
      .filter((free) => free.object.key === object.key)
      .map((free) => {
        const by = indexOf(free.thread);
        const after = Math.min(free.position + 1, threads[by].events.length);
        return c.and(s.reached(by, after), free.guard);
      });
    return c.andAll([s.reached(indexOf(thread), position), guard, c.orAll(freed) ^ 1]);
  });
  return c.and(orderly(s), c.orAll(lost));
}

function unjoined(s: Sequential): Lit {
  const { circuit: c, threads } = s.program;
  const left = threads.map((thread, t) => {
    if (thread.creator === null) return FALSE;
    const claimed: Lit[] = [detached(s, t)];
    threads.forEach((other, by) => {
      for (const e of other.events)
        for (const target of e.kind === 'join' ? e.targets : [])
          if (target.thread === thread.id)
            claimed.push(c.andAll([s.reached(by, e.index + 1), e.guard, target.when]));
    });
    return c.and(s.created(t), c.orAll(claimed) ^ 1);
  });
  return c.and(orderly(s), c.orAll(left));
}

/** Some execution fills so many contexts and could go on with another thread: more would show more. */
export function needsMoreContexts(s: Sequential, contexts = s.scheduler.contexts): Lit {
  const { circuit: c, threads } = s.program;
  const { scheduler } = s;
  const last = contexts - 1;
  const full = scheduler.beyond.slice(0, contexts).map((_, k) => doesSomething(s, k));
  const another = threads.map((_, t) => c.and(scheduler.is[last][t] ^ 1, couldGoOn(s, t, last)));
  return c.andAll([...full, c.orAll(another), s.halted ^ 1]);
}

/**
 * Some execution could go on with a thread whose turns are over: after the thread's last one another thread has done
 * something. An execution that takes more rounds shows itself in this way when each of its contexts comes as early as
 * it can, that is, less than a round after the one before; so only those are asked for.
 */
export function needsMoreRounds(s: Sequential): Lit {
  const { circuit: c, threads } = s.program;
  const last = s.scheduler.contexts - 1;
  const busy = s.scheduler.beyond.map((_, k) => doesSomething(s, k));
  const early = busy.map((lit, k) =>
    k < threads.length ? TRUE : c.implies(lit, c.orAll(busy.slice(k - threads.length + 1, k))),
  );
  const late = threads.map((_, t) => {
    const turn = s.scheduler.is.findLastIndex((is) => is[t] === TRUE);
    return c.and(c.orAll(busy.slice(turn + 1)), couldGoOn(s, t, last));
  });
  return c.andAll([...early, c.orAll(late), s.halted ^ 1]);
}

/** An event happens in context k. */
function doesSomething(s: Sequential, k: number): Lit {
  const { circuit: c, threads } = s.program;
  return c.orAll(
    threads.flatMap((thread, t) => thread.events.map((e) => c.and(s.run(k, t, e.index), e.guard))),
  );
}

/** An event of thread t could happen after the last context. */
function couldGoOn(s: Sequential, t: number, last: number): Lit {
  const { circuit: c, threads } = s.program;
  // Who stands inside a block stays there; before a block, the first of its events that happens comes next.
  let before: Lit[] = [];
  let start = 0;
  const next = threads[t].events.map((e) => {
    if (s.glue[t][e.index] === START) [start, before] = [e.index, []];
    const stands = c.and(s.reached(t, start), s.scheduler.done[last][t][start] ^ 1);
    const first = c.andAll([stands, e.guard, ...before]);
    before.push(e.guard ^ 1);
    return c.and(first, mayHappen(s, e));
  });
  return c.orAll(next);
}

/** Can the event happen in the state of the end? Where stores wait to what it reads, that is not what it sees: perhaps. */
function mayHappen(s: Sequential, event: Event): Lit {
  const { circuit: c, threads } = s.program;
  if (event.kind === 'await') return FALSE;
  const waiting = s.memory.delays?.stores;
  const isExact = (part: Part): boolean => part.targets.every(({ cell }) => waiting?.has(cell.key) === false);
  if (!threads.every((_, t) => s.memory.isEager(t)) && !event.parts.every(isExact)) return TRUE;
  const indexOf = (id: number): number => threads.findIndex((one) => one.id === id);
  if (event.kind === 'join')
    return c.andAll(event.targets.map(({ when, thread }) => c.implies(when, s.ended(indexOf(thread)))));
  return event.blocked === FALSE ? TRUE : c.and(readsFinal(s, event.parts), event.blocked ^ 1);
}
