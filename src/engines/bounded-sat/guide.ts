import type { Buffering } from '../../base/models.ts';
import type { Cnf } from '../../sat/cnf/cnf.ts';
import { EV_ATOMIC_END, EV_AWAIT, EV_CREATE, EV_DETACH, EV_FENCE } from '../../vm/code/event.ts';
import { MAX_THREADS, ST_EVENT } from '../../vm/code/layout.ts';
import type { BoundedProgram, Step } from '../bounded/events.ts';
import { type Decider, FLUSH, FLUSH_SHIFT, type Situation, SPURIOUS } from '../scheduled-run/decider.ts';
import type { ScRun } from '../scheduled-run/run.ts';
import type { Executions } from './executions.ts';
import { HeapChoices } from './heap-choices.ts';
import { type MadeChoices, madeChoices } from './made-choices.ts';
import type { Moment } from './moments.ts';
import { isViolation } from './properties.ts';

/** Where the machine stops only if others can notice: if stores wait. */
const SOFT_EVENTS: ReadonlySet<number> = new Set([EV_FENCE, EV_CREATE, EV_ATOMIC_END]);

/**
 * Leads the machine along an execution that a model of a formula describes: events in their order, and when stores
 * leave their buffers. The machine also stops at events that were left out of the formula
 * because nobody notices them: `steps` lists them all, so the k-th step of a thread in the model is its k-th in the
 * machine, and the machine's threads are those of the model in the order in which each thread creates them.
 */
export class Guide implements Decider {
  private readonly program: BoundedProgram;
  private readonly execution: ScRun;
  private readonly buffering: Buffering;
  private readonly moments: readonly Moment[];
  private next = 0;
  /** By thread of the model: its steps that are taken, how many it has done, its slot in the machine. */
  private readonly steps: readonly (readonly Step[])[];
  private readonly performed: number[];
  private readonly slots: number[];
  /** By thread: the threads it creates, in order. */
  private readonly children: number[][];
  /** By thread: its stores that went into the buffer, by event: their number there. */
  private readonly numbers: Map<number, number>[];
  private readonly stores: number[];
  private readonly choices: readonly MadeChoices[];
  private readonly spurious: ReadonlySet<string>;
  /** Threads that have come to something wrong that was asked for. */
  private readonly wrong: ReadonlySet<number>;
  private trouble = '';
  private readonly heap: HeapChoices;

  constructor(
    x: Pick<Executions, 'program' | 'reached'>,
    moments: readonly Moment[],
    cnf: Cnf,
    execution: ScRun,
    buffering: Buffering,
  ) {
    this.program = x.program;
    this.heap = new HeapChoices(x.program, cnf);
    this.execution = execution;
    this.buffering = buffering;
    this.moments = moments;
    const { threads } = x.program;
    this.steps = threads.map((thread) => thread.steps.filter((step) => cnf.valueOf(step.guard)));
    this.performed = threads.map(() => 0);
    this.slots = threads.map((_, t) => (t === 0 ? 0 : -1));
    this.numbers = threads.map(() => new Map());
    this.stores = threads.map(() => 0);
    this.children = threads.map((thread) =>
      thread.events
        .filter((e) => e.kind === 'create')
        .filter((e) => cnf.valueOf(e.guard))
        .map((e) => threads.findIndex((one) => one.id === e.child)),
    );
    this.choices = threads.map((thread) => madeChoices(thread, cnf));
    this.wrong = new Set(
      threads.flatMap(({ checks }, t) =>
        checks
          .filter(({ kind, lit }) => isViolation(kind) && execution.checks(kind) && cnf.valueOf(lit))
          .filter(({ position }) => cnf.valueOf(x.reached(t, position)))
          .map(() => t),
      ),
    );
    this.spurious = new Set(
      threads.flatMap((thread, t) =>
        thread.events
          .filter((e) => e.kind === 'sync' && cnf.valueOf(e.spurious))
          .map((e) => `${t} ${e.index}`),
      ),
    );
  }

  progress(): string {
    return `${this.next} of ${this.moments.length} events done ${this.trouble}`;
  }

  /** Perhaps before its creator was ever led: a thread runs to its first event when it begins, and may create others on the way. */
  created(agent: number, by: number): void {
    if (agent >= MAX_THREADS || agent === 0) return;
    const child = this.children[this.slots.indexOf(by)]?.shift();
    if (child !== undefined) this.slots[child] = agent;
  }

  yielded(): void {}

  pick(situation: Situation): number {
    const entry = this.rouse(situation);
    if (entry >= 0) return entry;
    const last = this.unnoticed(true, situation);
    if (last >= 0) return last;
    this.trouble ||= '(the schedule is over)';
    return situation.entryOf(situation.enabled[0]);
  }

  /** What the model does next, if it does anything. */
  rouse(situation: Situation): number {
    for (; this.next < this.moments.length; this.next++) {
      const { kind, thread, event } = this.moments[this.next];
      // What needs no event to go wrong does so before the others are over. (If nothing does, what they leave undone counts.)
      if (kind === 'event' && this.wrong.size > 0 && this.isLast(thread, event)) {
        const before = this.leftOver(this.wrong, situation);
        if (before >= 0) return before;
      }
      const entry =
        kind === 'flush'
          ? this.flush(thread, this.numbers[thread].get(event) ?? -1, situation)
          : this.towards(thread, this.stepsUpTo(thread, event), situation);
      if (entry >= 0) return entry;
    }
    // Whoever stands before something that nobody asked for can stay there: what others do wrong comes first.
    const entry = this.wrong.size > 0 ? this.leftOver(this.wrong, situation) : -1;
    if (entry >= 0) return entry;
    return this.leftOver(null, situation);
  }

  /** Does nobody come after this event: the program's end, or the begin of an atomic block that an assumption ends? */
  private isLast(thread: number, event: number): boolean {
    const kindOf = (e: number): string => this.program.threads[thread].events[e]?.kind;
    if (kindOf(event) === 'halt') return true;
    if (kindOf(event) !== 'atomic-begin') return false;
    return !this.moments
      .slice(this.next)
      .some((one) => one.kind === 'event' && one.thread === thread && kindOf(one.event) === 'atomic-end');
  }

  /** Steps that nobody notices, of all threads, which lead to what is wrong; and what is wrong, in one of `threads`. */
  private leftOver(threads: ReadonlySet<number> | null, situation: Situation): number {
    const entry = this.unnoticed(false, situation);
    if (entry >= 0) return entry;
    // What goes wrong at once is no step: whoever has none left, and has not ended, stands before it.
    const wrong = this.slots.findIndex(
      (slot, t) =>
        slot >= 0 &&
        this.performed[t] >= this.steps[t].length &&
        (threads === null || threads.has(t)) &&
        situation.possible(slot),
    );
    return wrong >= 0 ? this.slots[wrong] : -1;
  }

  /** The next entry on the way through steps that nobody notices; `ends`: also the end of the program. */
  private unnoticed(ends: boolean, situation: Situation): number {
    for (let t = 0; t < this.steps.length; t++) {
      const rest = this.steps[t].findIndex(
        (step, n) => n >= this.performed[t] && (step.event >= 0 || (step.kind === 'halt' && !ends)),
      );
      const entry = this.towards(t, rest < 0 ? this.steps[t].length : rest, situation);
      if (entry >= 0) return entry;
    }
    return -1;
  }

  /** How many steps thread t has done when this event of it is over; before its end, all of them. */
  private stepsUpTo(t: number, event: number): number {
    if (this.program.threads[t].events[event]?.kind === 'end') return this.steps[t].length;
    return this.steps[t].findIndex((step) => step.event === event) + 1;
  }

  /** The next entry on the way to having done `count` steps of thread t; -1 when it has. */
  private towards(t: number, count: number, situation: Situation): number {
    const slot = this.slots[t];
    while (this.performed[t] < count) {
      const step = this.steps[t][this.performed[t]];
      const pending = slot < 0 ? 0 : this.execution.machine.state(slot)[ST_EVENT];
      if (step.kind === 'await') return -1;
      if (pending === EV_AWAIT && situation.possible(slot)) return slot;
      this.performed[t]++;
      if (step.kind === 'soft' && !this.stopsAt(t, step, pending)) continue;
      const entry = slot | (this.spurious.has(`${t} ${step.event}`) ? SPURIOUS : 0);
      if (slot < 0 || !situation.possible(entry)) {
        this.trouble ||= `(thread ${t} cannot do step ${this.performed[t] - 1}, ${step.kind})`;
        continue;
      }
      if (step.buffered) this.numbers[t].set(step.event, this.stores[t]++);
      return entry;
    }
    return -1;
  }

  /** Does the machine stop at this step, having come to `pending`? At a detach if it matters who has been detached. */
  private stopsAt(t: number, { event }: Step, pending: number): boolean {
    const isDetach = event >= 0 && this.program.threads[t].events[event].kind === 'detach';
    return isDetach ? pending === EV_DETACH : SOFT_EVENTS.has(pending);
  }

  /** The thread's store with this number reaches memory, after those that must before it; -1 when it has. */
  private flush(t: number, number: number, situation: Situation): number {
    if (number < 0 || this.buffering === 'none') return -1;
    const entryOf = (n: number): number => this.slots[t] | FLUSH | (n << FLUSH_SHIFT);
    if (situation.possible(entryOf(number))) return entryOf(number);
    // Older ones first, as long as it is still in the buffer.
    if (!this.execution.isBuffered(this.slots[t], number)) return -1;
    for (let n = 0; n < number; n++) if (situation.possible(entryOf(n))) return entryOf(n);
    this.trouble ||= `(store ${number} of thread ${t} cannot reach memory)`;
    return -1;
  }

  value(slot: number, lo: bigint, hi: bigint): bigint {
    const value = this.choices[this.slots.indexOf(slot)]?.values.shift();
    return value !== undefined && value >= lo && value <= hi ? value : lo;
  }

  block(slot: number, fresh: number): number {
    return this.heap.next(this.slots.indexOf(slot), fresh).address;
  }

  waiter(slot: number, waiters: bigint): number {
    const thread = this.choices[this.slots.indexOf(slot)]?.waiters.shift();
    const index = this.program.threads.findIndex((t) => t.id === thread);
    const chosen = index < 0 ? -1 : this.slots[index];
    if (chosen >= 0 && ((waiters >> BigInt(chosen)) & 1n) === 1n) return chosen;
    let n = 0;
    while (!((waiters >> BigInt(n)) & 1n)) n++;
    return n;
  }
}
