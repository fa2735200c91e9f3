import { FALSE, type Lit, TRUE } from '../../sat/circuit/circuit.ts';
import type { BoundedProgram, BoundedThread, Event } from '../bounded/events.ts';
import type { Executions } from '../bounded-sat/executions.ts';
import { insideAtomic } from './locks/atomic-blocks.ts';
import { FreeMutexes } from './locks/free-mutexes.ts';
import type { SharedMemory } from './memory/memory.ts';
import { Orders } from './memory/orders.ts';
import { singleWriters } from './memory/single-writer.ts';
import type { Races } from './races.ts';
import { NormalForm } from './schedule/normal-form.ts';
import { type Policy, type Scheduler, schedulerOf } from './schedule/scheduler.ts';
import { blocksOf, type Gluing, HARD, SOFT } from './schedule/switch-points.ts';

/**
 * The sequential program, written down as a circuit (ALGORITHMS.md B): contexts one after the other, in each of them
 * all threads, in each thread all events. Local values were computed once, by the bounded program, from what events
 * read; here an event that runs in a context gets what it reads from the memory as it is then, and leaves what it
 * writes. So the formula grows with contexts × events, and only with the few bits that a cell needs.
 *
 * An event that has to wait cannot run (its context ends before it), and neither can anything after it.
 */
export interface Sequential extends Executions {
  readonly scheduler: Scheduler;
  readonly memory: SharedMemory;
  /** Literals that hold in every execution. */
  readonly assumptions: readonly Lit[];
  /** Two accesses have raced, if that was asked for. */
  readonly race: Lit;
  /** By thread and event: how it belongs to the events before it. */
  readonly glue: Gluing;
  /** run(c, t, i) without the event's guard. */
  run(context: number, t: number, event: number): Lit;
}

export function sequentialize(
  program: BoundedProgram,
  memory: SharedMemory,
  policy: Policy,
  races: Races | null = null,
  tick: () => void = () => {},
): Sequential {
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

  const { glue, live, ...blocks } = blocksOf(program, memory);
  // Happens-before goes from critical section to critical section: their order matters then.
  const balanced = races === null ? blocks.balanced : new Set<string>();
  const form = new NormalForm(program, balanced, races !== null);
  const mutexes = new FreeMutexes(program, memory, balanced, assume);
  /** By context: one of those after it runs something. */
  const later = beyond.map((_, k) => c.orAll(beyond.slice(k + 1).map((cs) => cs[0] ?? FALSE)));
  /** The condition under which thread t may stop before event i. */
  const mayStop = (t: number, i: number): Lit => {
    if (glue[t][i] === HARD) return FALSE;
    if (glue[t][i] === SOFT) return c.and(threads[t].events[i].guard, done[contexts - 1][t][i] ^ 1);
    return live[t].get(i) as Lit;
  };
  let progress: Lit[] = [];
  /** Cells that are not read from memory, but by the order of events. */
  const ordered = races === null && memory.leaveOut !== undefined ? singleWriters(program) : new Map();
  memory.leaveOut?.(new Set(ordered.keys()));

  const perform = (k: number, t: number, event: Event): void => {
    const runs = run(k, t, event.index);
    const now = c.and(runs, event.guard);
    if (now === FALSE) return;
    assume(c.and(now, event.kind === 'await' ? TRUE : event.blocked) ^ 1);
    form.add(event, now);
    progress.push(now);
    memory.begin(t, event, now);
    races?.begin(t, event, runs);
    if (event.drains && event.kind !== 'store') memory.fence(t, now);
    if (event.barrier) memory.barrier(t, now);
    if (event.kind === 'join')
      for (const { when, thread } of event.targets)
        assume(c.implies(c.and(now, when), ended(k - 1, indexOf(thread))));
    for (const part of event.parts) {
      if (part.late !== undefined) {
        const late = part.targets.map(({ when, cell }) => c.and(when, memory.late?.(cell, t) ?? FALSE));
        assume(c.implies(now, c.iff(part.late, c.orAll(late))));
      }
      for (const { when, cell } of part.targets) {
        const here = c.and(now, when);
        if (here === FALSE || part.read === null || ordered.has(cell.key)) continue;
        const code = memory.read(cell, t);
        for (let b = 0; b < part.read.length; b++) assume(c.implies(here, c.iff(part.read[b], code[b])));
        races?.read(t, event, here, code[part.read.length]);
      }
    }
    races?.access(t, event, now);
    for (const part of event.parts) {
      if (part.write === null) continue;
      for (const { when, cell } of part.targets) {
        const writes = c.andAll([now, when, event.writes]);
        const old = races === null || part.read === null ? FALSE : memory.read(cell, t)[part.read.length];
        const code =
          races === null ? part.write : [...part.write, races.message(t, event, cell, writes, old)];
        memory.write(cell, code, t, event, writes);
      }
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
      mutexes.begin();
      for (const event of thread.events) {
        tick();
        if (event.index > 0) {
          const cs = beyond[k];
          const stops = c.andAll([is[k][t], cs[event.index - 1] ?? FALSE, (cs[event.index] ?? FALSE) ^ 1]);
          assume(c.implies(stops, mayStop(t, event.index)));
        }
        perform(k, t, event);
      }
      mutexes.end(t, is[k][t], later[k]);
    });
    mutexes.endContext();
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
  const orders = new Orders(program, scheduler, memory, run, ordered);
  const last = contexts - 1;
  /** Whoever has not begun has done all events up to the first that happens. */
  const reached = (t: number, position: number): Lit => {
    const { events } = threads[t];
    if (position === 0) return created(last, threads[t]);
    if (events[0].guard === TRUE) return done[last][t][position - 1];
    const none = c.orAll(events.slice(0, position).map((e) => e.guard)) ^ 1;
    return c.or(done[last][t][position - 1], c.and(created(last, threads[t]), none));
  };
  return {
    program,
    scheduler,
    memory,
    assumptions: [...assumptions, ...orders.assumptions, ...memory.assumptions],
    created: (t) => created(last, threads[t]),
    ended: (t) => ended(last, t),
    reached,
    isAt: (t, { index, guard }) => c.andAll([reached(t, index), reached(t, index + 1) ^ 1, guard]),
    happens: (t, { index, guard }) => c.and(reached(t, index + 1), guard),
    blocksAreNodes: true,
    halted: halted(last),
    final: (cell) => memory.final(cell),
    race: races === null ? FALSE : races.race,
    glue,
    run,
  };
}
