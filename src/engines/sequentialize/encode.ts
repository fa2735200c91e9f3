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
  return new Encoder(program, memory, policy, races).encode(tick);
}

class Encoder {
  private readonly program: BoundedProgram;
  private readonly memory: SharedMemory;
  private readonly policy: Policy;
  private readonly races: Races | null;
  private readonly scheduler: Scheduler;
  private readonly assumptions: Lit[];
  private readonly blocks: ReturnType<typeof blocksOf>;
  private readonly form: NormalForm;
  private readonly mutexes: FreeMutexes;
  /** By thread: where it is inside an atomic block. */
  private readonly atomic: readonly ReturnType<typeof insideAtomic>[];
  /** By context: one of those after it runs something. */
  private readonly later: readonly Lit[];
  /** Cells that are not read from memory, but by the order of events. */
  private readonly ordered: ReturnType<typeof singleWriters>;
  /** What has run in this context. */
  private progress: Lit[] = [];

  constructor(program: BoundedProgram, memory: SharedMemory, policy: Policy, races: Races | null) {
    const { circuit: c, threads } = program;
    this.program = program;
    this.memory = memory;
    this.policy = policy;
    this.races = races;
    this.scheduler = schedulerOf(c, threads, policy);
    this.assumptions = [...program.assumptions, ...this.scheduler.assumptions];
    this.blocks = blocksOf(program, memory);
    // Happens-before goes from critical section to critical section: their order matters then.
    const balanced = races === null ? this.blocks.balanced : new Set<string>();
    this.form = new NormalForm(program, balanced, races !== null);
    this.mutexes = new FreeMutexes(program, memory, balanced, (lit) => this.assume(lit));
    const { beyond } = this.scheduler;
    this.later = beyond.map((_, k) => c.orAll(beyond.slice(k + 1).map((cs) => cs[0] ?? FALSE)));
    this.ordered = races === null && memory.leaveOut !== undefined ? singleWriters(program) : new Map();
    memory.leaveOut?.(new Set(this.ordered.keys()));
    this.atomic = threads.map((thread) => insideAtomic(c, thread));
  }

  encode(tick: () => void): Sequential {
    const { contexts } = this.scheduler;
    for (let k = 0; k < contexts; k++) this.context(k, tick);
    const { program, memory, scheduler, races } = this;
    memory.finish?.();
    const run = (k: number, t: number, i: number): Lit => this.run(k, t, i);
    const orders = new Orders(program, scheduler, memory, run, this.ordered);
    const { circuit: c, threads } = program;
    const last = contexts - 1;
    const reached = (t: number, position: number): Lit => this.reached(t, position);
    return {
      program,
      scheduler,
      memory,
      assumptions: [...this.assumptions, ...orders.assumptions, ...memory.assumptions],
      created: (t) => this.created(last, threads[t]),
      ended: (t) => this.ended(last, t),
      reached,
      isAt: (t, { index, guard }) => c.andAll([reached(t, index), reached(t, index + 1) ^ 1, guard]),
      happens: (t, { index, guard }) => c.and(reached(t, index + 1), guard),
      blocksAreNodes: true,
      halted: this.halted(last),
      final: (cell) => memory.final(cell),
      race: races === null ? FALSE : races.race,
      glue: this.blocks.glue,
      run,
    };
  }

  private assume(lit: Lit): void {
    if (lit !== TRUE) this.assumptions.push(lit);
  }

  private context(k: number, tick: () => void): void {
    const { circuit: c, threads } = this.program;
    const { is, beyond } = this.scheduler;
    const active = beyond[k][0] ?? FALSE;
    if (k > 0) this.assume(c.implies(active, this.halted(k - 1) ^ 1));
    threads.forEach((_, t) => {
      if (is[k][t] !== FALSE) this.threadIn(k, t, active, tick);
    });
    this.mutexes.endContext();
    if (this.policy.kind === 'contexts') this.normalise(k, active);
  }

  private threadIn(k: number, t: number, active: Lit, tick: () => void): void {
    const { circuit: c, threads } = this.program;
    const { is, beyond } = this.scheduler;
    const runs = c.and(is[k][t], active);
    if (k > 0 || threads[t].creator !== null)
      this.assume(c.implies(runs, k === 0 ? FALSE : this.created(k - 1, threads[t])));
    if (k > 0) this.keepOut(k, t, runs);
    this.mutexes.begin();
    for (const event of threads[t].events) {
      tick();
      if (event.index > 0) {
        const cs = beyond[k];
        const stops = c.andAll([is[k][t], cs[event.index - 1] ?? FALSE, (cs[event.index] ?? FALSE) ^ 1]);
        this.assume(c.implies(stops, this.mayStop(t, event.index)));
      }
      this.perform(k, t, event);
    }
    this.mutexes.end(t, is[k][t], this.later[k]);
  }

  /** Nobody runs while another is inside an atomic block. */
  private keepOut(k: number, t: number, runs: Lit): void {
    const { circuit: c } = this.program;
    this.atomic.forEach((inside, other) => {
      if (other === t) return;
      for (const [i, lit] of inside) {
        const there = c.and(this.before(k - 1, other, i - 1), this.before(k - 1, other, i) ^ 1);
        this.assume(c.andAll([runs, there, lit]) ^ 1);
      }
    });
  }

  /** A context does something, and neighbours that could be exchanged come in the order of their threads. */
  private normalise(k: number, active: Lit): void {
    const { circuit: c, threads } = this.program;
    const { is } = this.scheduler;
    this.assume(c.implies(active, c.orAll(this.progress)));
    this.progress = [];
    const dependent = this.form.dependent(this.memory.endContext());
    if (k <= 1) return;
    threads.forEach((_, t) => {
      for (let other = t + 1; other < threads.length; other++)
        this.assume(c.implies(c.andAll([active, is[k][t], is[k - 1][other]]), dependent));
    });
  }

  private perform(k: number, t: number, event: Event): void {
    const { circuit: c } = this.program;
    const { memory, races } = this;
    const runs = this.run(k, t, event.index);
    const now = c.and(runs, event.guard);
    if (now === FALSE) return;
    this.assume(c.and(now, event.kind === 'await' ? TRUE : event.blocked) ^ 1);
    this.form.add(event, now);
    this.progress.push(now);
    memory.begin(t, event, now);
    races?.begin(t, event, runs);
    if (event.drains && event.kind !== 'store') memory.fence(t, now);
    if (event.barrier) memory.barrier(t, now);
    if (event.kind === 'join')
      for (const { when, thread } of event.targets)
        this.assume(c.implies(c.and(now, when), this.ended(k - 1, this.indexOf(thread))));
    this.read(t, event, now);
    races?.access(t, event, now);
    this.write(t, event, now);
    if (event.drains && event.kind === 'store') memory.fence(t, now);
  }

  private read(t: number, event: Event, now: Lit): void {
    const { circuit: c } = this.program;
    const { memory, races } = this;
    for (const part of event.parts) {
      if (part.late !== undefined) {
        const late = part.targets.map(({ when, cell }) => c.and(when, memory.late?.(cell, t) ?? FALSE));
        this.assume(c.implies(now, c.iff(part.late, c.orAll(late))));
      }
      for (const { when, cell } of part.targets) {
        const here = c.and(now, when);
        if (here === FALSE || part.read === null || this.ordered.has(cell.key)) continue;
        const code = memory.read(cell, t);
        for (let b = 0; b < part.read.length; b++) this.assume(c.implies(here, c.iff(part.read[b], code[b])));
        races?.read(t, event, here, code[part.read.length]);
      }
    }
  }

  private write(t: number, event: Event, now: Lit): void {
    const { circuit: c } = this.program;
    const { memory, races } = this;
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
  }

  /** run(k, t, i) without the event's guard. */
  private run(k: number, t: number, i: number): Lit {
    const { is, beyond } = this.scheduler;
    return this.program.circuit.andAll([is[k][t], beyond[k][i] ?? FALSE, this.before(k - 1, t, i) ^ 1]);
  }

  private before(k: number, t: number, i: number): Lit {
    return k < 0 ? FALSE : this.scheduler.done[k][t][i];
  }

  private created(k: number, thread: BoundedThread): Lit {
    if (thread.creator === null) return TRUE;
    const { circuit: c, threads } = this.program;
    const { thread: parent, event } = thread.creator;
    const at = this.indexOf(parent);
    return c.and(this.before(k, at, event), threads[at].events[event].guard);
  }

  private indexOf(id: number): number {
    return this.program.threads.findIndex((t) => t.id === id);
  }

  private happened(k: number, t: number, kind: Event['kind']): Lit {
    const { circuit: c, threads } = this.program;
    return c.orAll(
      threads[t].events.filter((e) => e.kind === kind).map((e) => c.and(this.before(k, t, e.index), e.guard)),
    );
  }

  private ended(k: number, t: number): Lit {
    return this.happened(k, t, 'end');
  }

  private halted(k: number): Lit {
    const { circuit: c, threads } = this.program;
    return c.orAll(threads.map((_, t) => this.happened(k, t, 'halt')));
  }

  /** The condition under which thread t may stop before event i. */
  private mayStop(t: number, i: number): Lit {
    const { glue, live } = this.blocks;
    if (glue[t][i] === HARD) return FALSE;
    if (glue[t][i] !== SOFT) return live[t].get(i) as Lit;
    const { done, contexts } = this.scheduler;
    const { circuit: c, threads } = this.program;
    return c.and(threads[t].events[i].guard, done[contexts - 1][t][i] ^ 1);
  }

  /** Whoever has not begun has done all events up to the first that happens. */
  private reached(t: number, position: number): Lit {
    const { circuit: c, threads } = this.program;
    const { done, contexts } = this.scheduler;
    const { events } = threads[t];
    const last = contexts - 1;
    const created = (): Lit => this.created(last, threads[t]);
    if (position === 0) return created();
    if (events[0].guard === TRUE) return done[last][t][position - 1];
    const none = c.orAll(events.slice(0, position).map((e) => e.guard)) ^ 1;
    return c.or(done[last][t][position - 1], c.and(created(), none));
  }
}
