import { type Circuit, FALSE, type Lit, TRUE } from '../../sat/circuit.ts';
import type { BoundedProgram, BoundedThread, Event } from '../shared/bounded/events.ts';
import type { SharedMemory } from './memory.ts';
import { NormalForm } from './normal-form.ts';
import { type Policy, type Scheduler, schedulerOf } from './scheduler.ts';
import { gluedEvents } from './switch-points.ts';

/**
 * The sequential program, written down as a circuit (ALGORITHMS.md B): contexts one after the other, in each of them
 * all threads, in each thread all events. Local values were computed once, by the bounded program, from what events
 * read; here an event that runs in a context gets what it reads from the memory as it is then, and leaves what it
 * writes. So the formula grows with contexts × events, and only with the few bits that a cell needs.
 *
 * An event that has to wait cannot run (its context ends before it), and neither can anything after it.
 */
export interface Sequential {
  readonly program: BoundedProgram;
  readonly scheduler: Scheduler;
  readonly memory: SharedMemory;
  /** Literals that hold in every execution. */
  readonly assumptions: readonly Lit[];
  /** In the end: has thread t been created? Has it ended? Has it done its first `position` events? */
  created(t: number): Lit;
  ended(t: number): Lit;
  reached(t: number, position: number): Lit;
  /** In the end: has the program ended? */
  readonly halted: Lit;
  /** run(c, t, i) without the event's guard. */
  run(context: number, t: number, event: number): Lit;
}

export function sequentialize(program: BoundedProgram, memory: SharedMemory, policy: Policy): Sequential {
  const { circuit: c, threads } = program;
  const scheduler = schedulerOf(c, threads, policy);
  const { done, is, beyond, contexts } = scheduler;
  const assumptions: Lit[] = [...program.assumptions, ...scheduler.assumptions];
  const assume = (lit: Lit): void => {
    if (lit !== TRUE) assumptions.push(lit);
  };
  const before = (k: number, t: number, i: number): Lit => (k < 0 ? FALSE : done[k][t][i]);
  const created = (k: number, thread: BoundedThread): Lit => {
    if (thread.creator === null) return TRUE;
    const { thread: parent, event } = thread.creator;
    return c.and(before(k, indexOf(parent), event), threads[indexOf(parent)].events[event].guard);
  };
  const indexOf = (id: number): number => threads.findIndex((t) => t.id === id);
  const happened = (k: number, t: number, kind: Event['kind']): Lit =>
    c.orAll(
      threads[t].events.filter((e) => e.kind === kind).map((e) => c.and(before(k, t, e.index), e.guard)),
    );
  const ended = (k: number, t: number): Lit => happened(k, t, 'end');
  const halted = (k: number): Lit => c.orAll(threads.map((_, t) => happened(k, t, 'halt')));
  const run = (k: number, t: number, i: number): Lit =>
    c.andAll([is[k][t], beyond[k][i] ?? FALSE, before(k - 1, t, i) ^ 1]);

  const form = new NormalForm(program);
  const glued = gluedEvents(program, (t) => memory.isEager(t));
  let progress: Lit[] = [];

  const perform = (k: number, t: number, event: Event): void => {
    const runs = run(k, t, event.index);
    const now = c.and(runs, event.guard);
    if (now === FALSE) return;
    assume(c.and(now, event.kind === 'await' ? TRUE : event.blocked) ^ 1);
    form.add(event, now);
    progress.push(now);
    memory.begin(t, event, now);
    if (event.drains && event.kind !== 'store') memory.fence(t, now);
    if (event.barrier) memory.barrier(t, now);
    for (const { when, thread } of event.targets) {
      if (event.kind === 'join') assume(c.implies(c.and(now, when), ended(k - 1, indexOf(thread))));
    }
    for (const part of event.parts) {
      for (const { when, cell } of part.targets) {
        const here = c.and(now, when);
        if (here === FALSE || part.read === null) continue;
        const code = memory.read(cell, t);
        for (let b = 0; b < code.length; b++) assume(c.implies(here, c.iff(part.read[b], code[b])));
      }
    }
    for (const part of event.parts) {
      if (part.write === null) continue;
      for (const { when, cell } of part.targets)
        memory.write(cell, part.write, t, event, c.andAll([now, when, event.writes]));
    }
    if (event.drains && event.kind === 'store') memory.fence(t, now);
  };

  const atomic = threads.map((thread) => insideAtomic(c, thread));
  for (let k = 0; k < contexts; k++) {
    const active = beyond[k][0] ?? FALSE;
    if (k > 0) assume(c.implies(active, halted(k - 1) ^ 1));
    threads.forEach((thread, t) => {
      if (is[k][t] === FALSE) return;
      const runs = c.and(is[k][t], active);
      if (k > 0 || thread.creator !== null) assume(c.implies(runs, k === 0 ? FALSE : created(k - 1, thread)));
      // Nobody runs while another is inside an atomic block.
      atomic.forEach((inside, other) => {
        if (other === t || k === 0) return;
        for (const [i, lit] of inside) {
          const there = c.and(before(k - 1, other, i - 1), before(k - 1, other, i) ^ 1);
          assume(c.andAll([runs, there, lit]) ^ 1);
        }
      });
      for (const event of thread.events) {
        if (glued[t][event.index])
          assume(
            c.andAll([is[k][t], beyond[k][event.index - 1] ?? FALSE, (beyond[k][event.index] ?? FALSE) ^ 1]) ^
              1,
          );
        perform(k, t, event);
      }
    });
    // A context does something, and neighbours that could be exchanged come in the order of their threads.
    if (policy.kind === 'contexts') {
      assume(c.implies(active, c.orAll(progress)));
      progress = [];
      const dependent = form.dependent(memory.endContext());
      if (k > 1)
        threads.forEach((_, t) => {
          for (let other = t + 1; other < threads.length; other++)
            assume(c.implies(c.andAll([active, is[k][t], is[k - 1][other]]), dependent));
        });
    }
  }
  memory.finish?.();
  const last = contexts - 1;
  return {
    program,
    scheduler,
    memory,
    assumptions: [...assumptions, ...memory.assumptions],
    created: (t) => created(last, threads[t]),
    ended: (t) => ended(last, t),
    reached: (t, position) => (position === 0 ? created(last, threads[t]) : done[last][t][position - 1]),
    halted: halted(last),
    run,
  };
}

/** Positions at which the thread is inside an atomic block, each with the condition that it is. */
function insideAtomic(c: Circuit, thread: BoundedThread): [number, Lit][] {
  const inside: [number, Lit][] = [];
  /** Conditions under which a block has begun and not ended, one for each begin, innermost last. */
  const open: Lit[] = [];
  for (const event of thread.events) {
    const any = c.orAll(open);
    if (any !== FALSE && event.index > 0) inside.push([event.index, any]);
    if (event.kind === 'atomic-begin') open.push(event.guard);
    if (event.kind !== 'atomic-end') continue;
    let left = event.guard;
    for (let n = open.length - 1; n >= 0 && left !== FALSE; n--) {
      const ends = c.and(open[n], left);
      open[n] = c.and(open[n], left ^ 1);
      left = c.and(left, ends ^ 1);
    }
  }
  return inside;
}
