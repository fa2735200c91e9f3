import type { ViolationKind } from '../../results/types.ts';
import { FALSE, type Lit, TRUE } from '../../sat/circuit/circuit.ts';
import type { Event, Part } from '../bounded/events.ts';
import { leaks, unjoined } from '../bounded-sat/endings.ts';
import { circle, readsFinal, violated } from '../bounded-sat/properties.ts';
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

/** All in one question, since every model of it can be scheduled: circles, races and what is left over included. */
export const wrong = (s: Sequential, checks: (kind: ViolationKind) => boolean): Lit =>
  violated(s, checks, [
    checks('deadlock') ? circle(s) : FALSE,
    checks('race') ? s.race : FALSE,
    checks('leak') ? leaks(s) : FALSE,
    checks('unjoined') ? unjoined(s) : FALSE,
  ]);

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
