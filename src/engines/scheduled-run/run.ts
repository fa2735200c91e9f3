import { doubled } from '../../base/doubled.ts';
import { loopId } from '../../base/ids.ts';
import type { Buffering } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { ViolationKind } from '../../results/types.ts';
import { threadOf } from '../../trace/minimise.ts';
import {
  EV_ALLOC,
  EV_ASSUME,
  EV_ATOMIC_BEGIN,
  EV_ATOMIC_END,
  EV_AWAIT,
  EV_CAS,
  EV_CHOOSE,
  EV_CREATE,
  EV_DETACH,
  EV_END,
  EV_FAIL,
  EV_FENCE,
  EV_FREE,
  EV_HALT,
  EV_JOIN,
  EV_LIMIT,
  EV_LOOP_BOUND,
  EV_OBSERVE,
  EV_OUTPUT,
  EV_READ,
  EV_RMW,
  EV_SYNC,
  EV_UNSUPPORTED,
  EV_WRITE,
  EV_YIELD,
} from '../../vm/code/event.ts';
import { MAX_THREADS, ST_ADDR, ST_EVENT, ST_OP, ST_SIZE } from '../../vm/code/layout.ts';
import type { Machine } from '../../vm/machine.ts';
import { cas, read, rmw, write } from './access.ts';
import { canFailSpuriously, isEnabled, isKeptOut } from './blocking.ts';
import { type Decider, FLUSH, FLUSH_SHIFT, type Script, type Situation, SPURIOUS } from './decider.ts';
import { halt } from './end.ts';
import { flush, isFullFence } from './flush.ts';
import type { Outcome } from './found.ts';
import type { Listener } from './listener.ts';
import { ScState } from './state.ts';
import { circleOf, closeCircle, stuck } from './stuck.ts';
import { sync } from './sync.ts';
import * as threads from './thread.ts';

/**
 * Runs a program one whole event after the other, under sequential consistency or with store buffers (tso, pso); a
 * decider says who goes next and what is chosen. Between two scheduling points a thread does one event that others can notice, and after it
 * everything they cannot (fences, allocation, choices, output, creating a thread, where an assumption or an assertion fails):
 * delaying those changes nothing, so there is no point in choosing about them. With store buffers, that a store reaches memory is a step of its own, and
 * what has to wait for the thread's stores is noticed by others.
 *
 * Invariant between scheduling points: every thread that exists has ended, is frozen, or has an
 * event pending that is not local; `outcome` is null.
 */
export class ScRun implements Situation {
  private readonly x: ScState;
  enabled = new Int32Array(2 * MAX_THREADS);
  /** By place in `enabled`: the entry. */
  private entries = new Int32Array(2 * MAX_THREADS);
  /** Agents in [MAX_THREADS, agents) have been told to the decider. */
  private agents = MAX_THREADS;
  count = 0;
  points = 0;
  /** Who closed a circle of waiting that is not told yet, as the decider has more to do; -1: nobody. */
  private closer = -1;
  /** Threads [0, threads) may exist. */
  private threads = 1;
  private schedule = new Int32Array(1024);

  /** `interpretOnly`: so that the machine's `watch` sees every instruction. */
  constructor(program: Program, options: CheckOptions, buffering: Buffering = 'none', interpretOnly = false) {
    this.x = new ScState(program, options, buffering, interpretOnly);
  }

  get machine(): Machine {
    return this.x.machine;
  }

  /** Was this kind of violation asked for, or is it always told? */
  checks(kind: ViolationKind): boolean {
    return this.x.checks(kind);
  }

  get events(): number {
    return this.x.events;
  }

  /** Who receives what the program observes. */
  set onObserve(receive: ScState['onObserve']) {
    this.x.onObserve = receive;
  }

  /** To the beginning. With a recorder, the trace is written down. */
  start(decider: Decider, recorder: Listener | null = null): void {
    this.x.start(decider, recorder);
    this.agents = MAX_THREADS;
    this.points = 0;
    this.closer = -1;
    this.threads = 1;
    decider.created(0, -1);
    this.advance(0);
    if (this.x.outcome === null) closeCircle(this.x, 0);
  }

  /** Goes on for about `budget` events; null if the execution has not ended by then. */
  go(budget: number): Outcome | null {
    const { x } = this;
    const until = x.events + budget;
    while (x.outcome === null && x.events < until) {
      this.findEnabled();
      if (this.closer >= 0 && x.decider.goesOn?.(this) !== true) {
        closeCircle(x, this.closer);
        this.closer = -1;
      } else if (this.count === 0 && x.blockRace !== null)
        x.outcome = { kind: 'violation', found: x.blockRace };
      else if (this.count > 0) this.step(x.decider.pick(this));
      else this.standstill();
    }
    return x.outcome;
  }

  /** Does thread t wait in a circle now? That is the end, or will be. */
  private circle(t: number): void {
    if (this.x.decider.goesOn === undefined) closeCircle(this.x, t);
    else if (this.closer < 0 && circleOf(this.x, t).length > 0) this.closer = t;
  }

  /** Nobody can go on, unless somebody wakes up without a cause. */
  private standstill(): void {
    const entry = this.x.decider.rouse?.(this) ?? -1;
    if (entry < 0) stuck(this.x, this.threads);
    else this.step(entry);
  }

  /** What was decided so far. */
  script(): Script {
    return {
      schedule: this.schedule.slice(0, this.points),
      choices: this.x.choices.map((values) => [...(values ?? [])]),
    };
  }

  /** What thread t would read where its pending event goes. */
  pendingValue(t: number): { readonly words: Int32Array; readonly undef: Int32Array } {
    const s = this.x.machine.state(t);
    const size = s[ST_SIZE];
    if (size > 0 && size <= 16 && s[ST_ADDR] >= 0) this.x.view(t, s[ST_ADDR], size);
    return { words: this.x.words, undef: this.x.undef };
  }

  /** Is the store of thread t with this number (store-buffers.ts) still in its buffer? */
  isBuffered(t: number, number: number): boolean {
    return this.x.buffers.find(t, number) >= 0;
  }

  possible(entry: number): boolean {
    const t = threadOf(entry);
    if (t >= this.threads || !this.x.exists(t) || isKeptOut(this.x, t)) return false;
    if ((entry & FLUSH) !== 0) return this.storeOf(entry) >= 0;
    return (entry & SPURIOUS) !== 0 ? canFailSpuriously(this.x, t) : isEnabled(this.x, t);
  }

  private findEnabled(): void {
    const { x, enabled } = this;
    let count = 0;
    for (let t = 0; t < this.threads; t++) {
      if (!isKeptOut(x, t) && x.exists(t) && isEnabled(x, t)) {
        this.entries[count] = t;
        enabled[count++] = t;
      }
    }
    this.count = count;
    if (x.buffering) for (let t = 0; t < this.threads; t++) this.findReady(t);
  }

  /** The stores of thread t that can reach memory now. */
  private findReady(t: number): void {
    const { x } = this;
    const length = x.buffers.length(t);
    if (length === 0 || isKeptOut(x, t)) return;
    for (let i = 0; i < length; i++) {
      if (!x.buffers.isReady(t, i)) {
        if (x.buffers.kind === 'fifo') return;
        continue;
      }
      const { agent, number } = x.buffers.at(t, i);
      if (this.count === this.enabled.length) {
        this.enabled = doubled(this.enabled);
        this.entries = doubled(this.entries);
      }
      for (; this.agents <= agent; this.agents++) x.decider.created(this.agents, t);
      this.entries[this.count] = t | FLUSH | (number << FLUSH_SHIFT);
      this.enabled[this.count++] = agent;
    }
  }

  entryOf(agent: number): number {
    return this.entries[this.enabled.indexOf(agent)];
  }

  /** Place of the store that a FLUSH entry means, or -1 if it cannot reach memory now. */
  private storeOf(entry: number): number {
    const t = threadOf(entry);
    const i = this.x.buffers.find(t, entry >>> FLUSH_SHIFT);
    return i >= 0 && this.x.buffers.isReady(t, i) ? i : -1;
  }

  private step(entry: number): void {
    if (this.points === this.schedule.length) this.schedule = doubled(this.schedule);
    this.schedule[this.points++] = entry;
    const t = threadOf(entry);
    if ((entry & FLUSH) !== 0) return flush(this.x, t, this.storeOf(entry));
    this.x.spurious = (entry & SPURIOUS) !== 0;
    this.perform(t);
    this.x.spurious = false;
    if (this.x.outcome === null) this.advance(t);
    if (this.x.outcome === null) this.circle(t);
  }

  /** The pending event of thread t, which others can notice. */
  private perform(t: number): void {
    const { x } = this;
    if (x.aborts[t] === 1) return halt(x, t);
    switch (x.machine.state(t)[ST_EVENT]) {
      case EV_READ:
        return read(x, t);
      case EV_WRITE:
        return write(x, t);
      case EV_RMW:
        return rmw(x, t);
      case EV_CAS:
        return cas(x, t);
      case EV_SYNC:
        return sync(x, t);
      case EV_FREE:
        return threads.free(x, t);
      case EV_JOIN:
        return threads.join(x, t);
      case EV_YIELD:
        return threads.yields(x, t);
      case EV_ATOMIC_BEGIN:
        return threads.atomicBegin(x, t);
      case EV_AWAIT:
        return threads.goRound(x, t);
      case EV_HALT:
        return halt(x, t);
      case EV_FENCE:
        return threads.fence(x, t);
      case EV_CREATE:
        return this.create(t);
      case EV_DETACH:
        return threads.detach(x, t);
      case EV_ATOMIC_END:
        return threads.atomicEnd(x, t);
    }
  }

  private create(t: number): void {
    const child = threads.create(this.x, t);
    if (child < 0) return;
    if (child >= this.threads) this.threads = child + 1;
    this.advance(child);
    if (this.x.outcome === null) this.circle(child);
  }

  /** Runs thread t to its next event that others can notice. */
  private advance(t: number): void {
    const { x } = this;
    while (x.outcome === null && x.frozen[t] === 0) {
      switch (x.machine.run(t)) {
        case EV_FENCE:
          if (x.buffers.length(t) > 0 && isFullFence(x, t)) return;
          threads.fence(x, t);
          break;
        case EV_ALLOC:
          threads.alloc(x, t);
          break;
        case EV_CREATE:
          if (x.buffers.length(t) > 0) return;
          this.create(t);
          break;
        case EV_DETACH:
          if (x.checks('unjoined')) return;
          threads.detach(x, t);
          break;
        case EV_ATOMIC_END:
          if (x.buffers.length(t) > 0) return;
          threads.atomicEnd(x, t);
          break;
        case EV_CHOOSE:
          threads.choose(x, t);
          break;
        case EV_OBSERVE:
          threads.observe(x, t);
          break;
        case EV_OUTPUT:
          threads.output(x, t);
          break;
        case EV_END:
          return threads.end(x, t);
        case EV_ASSUME:
          return threads.assume(x, t);
        case EV_LOOP_BOUND:
          x.frozen[t] = 1;
          x.cut.push(loopId(x.machine.state(t)[ST_OP]));
          return;
        case EV_FAIL: {
          const { kind, message } = x.machine.failure(t);
          x.nextEvent(t);
          return x.fail(t, kind, message);
        }
        case EV_UNSUPPORTED:
        case EV_LIMIT:
          x.outcome = { kind: 'unknown', diagnostic: x.machine.unsupported(t) };
          return;
        default:
          return;
      }
    }
  }
}
