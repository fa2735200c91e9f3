import { type Buffering, bufferingOf } from '../../base/models.ts';
import type { Program } from '../../ir/types.ts';
import { rmwApply } from '../../vm/arithmetic/rmw.ts';
import * as ev from '../../vm/code/event.ts';
import { buildImage } from '../../vm/code/image.ts';
import {
  ST_ADDR,
  ST_EVENT,
  ST_EXP,
  ST_OP,
  ST_ORDER,
  ST_RET,
  ST_SIZE,
  ST_STATUS,
  ST_UNDEF,
  ST_VAL,
  STATUS_ENDED,
  STATUS_READY,
} from '../../vm/code/layout.ts';
import { Machine } from '../../vm/machine.ts';
import { END_OF_LIFE } from '../../vm/memory/lives.ts';
import { BehaviourCollector, type Behaviours } from './behaviours.ts';
import { initialValue } from './initial.ts';
import { FREED } from './lives.ts';
import { hasCircle, haveEnded, stuckKind } from './machine/machine-endings.ts';
import {
  type Block,
  blockOf,
  firstState,
  freedBlocks,
  nested,
  reborn,
  replace,
  type State,
} from './machine/machine-state.ts';
import { readBytes, writeBytes } from './machine/memory-bytes.ts';
import { SeenStates } from './machine/seen-states.ts';
import {
  type Buffer,
  fencesAfterStore,
  flushable,
  overlap,
  storesWithBarrier,
  withBarrier,
  without,
} from './machine/store-buffer.ts';
import { syncOutcomes } from './sync-outcomes.ts';
import {
  bitsFrom,
  isNowhereDefined,
  OracleLimit,
  UNWRITTEN,
  type Value,
  valueKey,
  wordsOf,
  ZEROS,
} from './values.ts';

const MAX_STATES = 200_000;

/**
 * Brute force for machines with store buffers: breadth-first over the states (threads, memory, store buffers), each state
 * once. The second opinion on the axiomatic oracle: it shares no axiom with it.
 */
export interface OperationalOptions {
  /** A weak compare-exchange may fail although it reads the expected value. */
  readonly spuriousCas?: boolean;
  /** `--heap reuse`: an allocation may get any block of its size whose free has reached memory. */
  readonly reuse?: boolean;
  /** It gives up after so many. */
  readonly states?: number;
  /** Sees every instruction that some execution runs. */
  readonly watch?: Machine['watch'];
  /** Count context switches: gets the fewest with which a violation of each kind can be reached. A store that reaches memory is a step of its thread. */
  readonly onFewest?: (switches: ReadonlyMap<string, number>) => void;
}

export function operationalBehaviours(
  program: Program,
  model: string,
  options: OperationalOptions = {},
): Behaviours {
  return new Exploration(program, bufferingOf(model), options).run();
}

class Exploration {
  private readonly buffering: Buffering;
  private readonly options: OperationalOptions;
  private readonly machine: Machine;
  private readonly initial: (address: number, size: number) => Value;
  private readonly collector = new BehaviourCollector();
  private readonly seen = new SeenStates();
  private readonly queue: State[] = [];
  private readonly later: State[] = [];
  private readonly fewest = new Map<string, number>();
  private now = { last: -1, switches: 0 };

  constructor(program: Program, buffering: Buffering, options: OperationalOptions) {
    this.buffering = buffering;
    this.options = options;
    this.machine = new Machine(
      buildImage(program, { unwind: null, unwindset: new Map(), interpretOnly: true }),
    );
    this.machine.watch = options.watch ?? null;
    this.initial = initialValue(this.machine.image);
  }

  run(): Behaviours {
    this.machine.reset();
    this.machine.run(0);
    this.push(firstState(this.seen.save(this.machine, 0)));
    const most = this.options.states ?? MAX_STATES;
    for (let head = 0; head < this.queue.length; head++) {
      if (head > most) throw new OracleLimit(`more than ${most} states`);
      this.expand(this.queue[head]);
      /* states with one switch more come after all those with fewer */
      if (head + 1 === this.queue.length)
        this.queue.push(...this.later.splice(0).filter((s) => this.seen.isNew(s)));
    }
    this.options.onFewest?.(this.fewest);
    return this.collector.result();
  }

  private violate(kind: string, message: string): void {
    if (!this.fewest.has(kind)) this.fewest.set(kind, this.now.switches);
    this.collector.violate(kind, message);
  }

  /** Thread t takes a step from this state. */
  private by(t: number, { last = -1, switches = 0 }: State): void {
    this.now = { last: t, switches: switches + (last >= 0 && last !== t ? 1 : 0) };
  }

  private push(state: State): void {
    const counts = this.options.onFewest !== undefined;
    const next = counts ? { ...state, ...this.now } : state;
    if (counts && this.now.switches > (state.switches ?? 0)) this.later.push(next);
    else if (this.seen.isNew(next)) this.queue.push(next);
  }

  private expand(state: State): void {
    let steps = 0;
    this.restore(state);
    this.now = { last: state.last ?? -1, switches: state.switches ?? 0 };
    if (hasCircle(this.machine, state, (t, place) => this.read(state, t, place.address, place.size).bits))
      this.violate('deadlock', 'threads wait for each other');
    for (const [t, snapshot] of state.threads.entries()) {
      if (state.atomic >= 0 && state.atomic !== t) continue;
      this.by(t, state);
      if (snapshot?.[ST_EVENT] === ev.EV_HALT) {
        steps++;
        this.halt(state, snapshot);
      }
      for (const i of flushable(this.buffering, state.buffers[t])) {
        steps++;
        this.flush(state, t, i);
      }
      if (
        snapshot === null ||
        snapshot[ST_STATUS] === STATUS_ENDED ||
        (state.draining[t] && state.buffers[t].length > 0)
      )
        continue;
      steps += this.step({ ...state, draining: replace(state.draining, t, false) }, t);
      // A step moves its own thread; only a create touches another one.
      if (snapshot[ST_EVENT] === ev.EV_CREATE) this.restore(state);
      else this.machine.restore(t, snapshot);
    }
    this.now = { last: state.last ?? -1, switches: state.switches ?? 0 };
    if (steps === 0) this.stuck(state);
  }

  private restore(state: State): void {
    for (let slot = 0; slot < this.machine.threadCount; slot++) {
      const saved = state.threads[slot];
      if (saved) this.machine.restore(slot, saved);
      else this.machine.drop(slot);
    }
  }

  private flush(state: State, t: number, i: number): void {
    const entry = state.buffers[t][i];
    if (entry.kind === 'barrier') throw new OracleLimit('a barrier cannot be flushed');
    if (state.dead.some((block) => overlap(block, entry))) return this.violate('memory', FREED);
    const buffers = replace(state.buffers, t, without(state.buffers[t], i));
    if (entry.kind === 'dead') return this.push({ ...state, dead: [...state.dead, entry], buffers });
    this.push({
      ...state,
      memory: writeBytes(state.memory, entry.address, entry.size, entry.value),
      buffers,
    });
  }

  /** Does thread t see *dead* there? Its own stores come first. */
  private isDead(state: State, t: number, place: Omit<Block, 'heap'>): boolean {
    const own = state.buffers[t].findLast((entry) => entry.kind !== 'barrier' && overlap(entry, place));
    return own === undefined ? state.dead.some((block) => overlap(block, place)) : own.kind === 'dead';
  }

  private died(): number {
    this.violate('memory', FREED);
    return 1;
  }

  private read(state: State, t: number, address: number, size: number): Value {
    return readBytes(state.buffers[t], state.memory, address, size, this.initial);
  }

  /** Takes the pending event of thread t in every possible way; answers how many there were. */
  private step(state: State, t: number): number {
    const { machine } = this;
    const s = machine.state(t);
    const [event, address, size, op] = [s[ST_EVENT], s[ST_ADDR], s[ST_SIZE], s[ST_OP]];
    const order = ev.ORDERS[s[ST_ORDER]];
    const failure = machine.validate(t);
    if (failure !== null) {
      this.violate(failure.kind, failure.message);
      return 1;
    }
    const drained = state.buffers[t].length === 0;
    /* a store meets what is there when it arrives; a read-modify-write reads when its buffer is empty */
    const reads =
      event === ev.EV_READ ||
      (drained && (event === ev.EV_RMW || event === ev.EV_CAS || event === ev.EV_SYNC));
    if (reads && this.isDead(state, t, { address, size })) return this.died();
    const one = (next: State): number => {
      this.advance(next, t);
      return 1;
    };
    const noted = (value: Value): State => ({
      ...state,
      recent: replace(state.recent, t, [...state.recent[t], { address, size, key: valueKey(value) }]),
    });
    /** Remembers that a compare-exchange failed without need. */
    const spurious = (next: State): State => ({
      ...next,
      recent: replace(next.recent, t, [...next.recent[t], { address, size, key: 'spurious' }]),
    });
    const effect = (next: State): State => ({ ...next, recent: replace(next.recent, t, []) });
    switch (event) {
      case ev.EV_READ: {
        const value = this.read(state, t, address, size);
        if (order !== 'na' && isNowhereDefined(value, size)) return this.unwritten();
        if (value.undefinedBits === 0n) machine.deliver(t, ...wordsOf(value.bits));
        else machine.deliverUndefined(t, wordsOf(value.bits), wordsOf(value.undefinedBits));
        return one(noted(value));
      }
      case ev.EV_WRITE: {
        const value = { bits: bitsFrom(s, ST_VAL, size), undefinedBits: bitsFrom(s, ST_UNDEF, size) };
        machine.deliver(t, 0);
        /* dead as this thread sees it: it will be when the store arrives */
        if (this.isDead(state, t, { address, size })) return this.died();
        if (this.buffering === 'none')
          return one(effect({ ...state, memory: writeBytes(state.memory, address, size, value) }));
        const before = storesWithBarrier(order)
          ? withBarrier(this.buffering, state.buffers[t])
          : state.buffers[t];
        return one(
          effect({
            ...state,
            buffers: replace(state.buffers, t, [...before, { kind: 'store', address, size, value }]),
            draining: replace(state.draining, t, fencesAfterStore(order)),
          }),
        );
      }
      case ev.EV_RMW: {
        if (!drained) return 0;
        const old = this.read(state, t, address, size);
        if (old.undefinedBits !== 0n) return this.unwritten();
        const next = new Int32Array(4);
        rmwApply(op, size, Int32Array.from(wordsOf(old.bits)), 0, s, ST_VAL, next, 0);
        const written = bitsFrom(next, 0, size);
        machine.deliver(t, ...wordsOf(old.bits));
        if (written === old.bits)
          return one({ ...noted(old), memory: writeBytes(state.memory, address, size, old) });
        return one(
          effect({
            ...state,
            memory: writeBytes(state.memory, address, size, { bits: written, undefinedBits: 0n }),
          }),
        );
      }
      case ev.EV_CAS: {
        if (!drained) return 0;
        const old = this.read(state, t, address, size);
        if (old.undefinedBits !== 0n) return this.unwritten();
        const ok = old.bits === bitsFrom(s, ST_EXP, size);
        const desired = { bits: bitsFrom(s, ST_VAL, size), undefinedBits: 0n };
        if (ok && op === 1 && this.options.spuriousCas) {
          const saved = this.seen.save(this.machine, t);
          machine.deliverCas(t, false, ...wordsOf(old.bits));
          one(spurious(noted(old)));
          machine.restore(t, saved);
        }
        machine.deliverCas(t, ok, ...wordsOf(old.bits));
        return one(
          ok ? effect({ ...state, memory: writeBytes(state.memory, address, size, desired) }) : noted(old),
        );
      }
      case ev.EV_SYNC:
        return drained ? this.sync(state, t, op, address, size) : 0;
      case ev.EV_FENCE: {
        const kind = ev.FENCES[op];
        const full = kind === 'full' || (kind === 'thread' && order === 'sc');
        if (full && !drained) return 0;
        machine.deliver(t, 0);
        const barrier = kind === 'ss' || (kind === 'thread' && (order === 'rel' || order === 'acq_rel'));
        return one(
          barrier
            ? { ...state, buffers: replace(state.buffers, t, withBarrier(this.buffering, state.buffers[t])) }
            : state,
        );
      }
      case ev.EV_CREATE: {
        if (!drained) return 0;
        const child = machine.spawn(t);
        if (child < 0) throw new OracleLimit('too many threads');
        machine.deliver(t, machine.handleOf(child));
        machine.run(child);
        /* slots between, of threads that other orders of steps have created, stay as they are */
        const grown = <T>(list: readonly T[], none: T, value: T): T[] =>
          Array.from({ length: Math.max(list.length, child + 1) }, (_, k) =>
            k === child ? value : k < list.length ? list[k] : none,
          );
        return one(
          effect({
            ...state,
            threads: grown<Int32Array | null>(state.threads, null, this.seen.save(this.machine, child)),
            buffers: grown<Buffer>(state.buffers, [], []),
            draining: grown(state.draining, false, false),
            recent: grown<State['recent'][number]>(state.recent, [], []),
          }),
        );
      }
      case ev.EV_JOIN: {
        const other = machine.slotOf(s[ST_VAL]);
        if (other < 0) throw new OracleLimit('a join of something that is no thread');
        const ends = state.threads[other]?.[ST_EVENT] === ev.EV_END && state.buffers[other].length === 0;
        if (!drained || !ends) return 0;
        const ended = machine.state(other);
        machine.deliver(t, ended[ST_RET], ended[ST_RET + 1]);
        return one(effect(state));
      }
      case ev.EV_CHOOSE:
        return this.choose(state, t, s);
      case ev.EV_OBSERVE: {
        const seen = machine.observed(t).map(({ name, text }) => [name, BigInt(text)] as const);
        machine.deliver(t, 0);
        return one({ ...state, observed: [...state.observed, ...seen] });
      }
      case ev.EV_ATOMIC_BEGIN:
      case ev.EV_ATOMIC_END:
        if (!drained) return 0;
        machine.deliver(t, 0);
        return one(nested(state, t, event === ev.EV_ATOMIC_BEGIN));
      case ev.EV_AWAIT: {
        /* what comes after a failure that changed nothing is also seen without it */
        if (state.recent[t].some(({ key }) => key === 'spurious')) return 1;
        const changed = state.recent[t].some(
          (read) =>
            this.isDead(state, t, read) ||
            valueKey(this.read(state, t, read.address, read.size)) !== read.key,
        );
        if (!changed) return 0;
        machine.deliver(t, 0);
        return one({ ...state, recent: replace(state.recent, t, []) });
      }
      case ev.EV_ALLOC: {
        const blocks = this.options.reuse === true && op !== END_OF_LIFE ? freedBlocks(state, s[ST_VAL]) : [];
        for (const again of [null, ...blocks]) {
          machine.restore(t, state.threads[t] as Int32Array);
          if (again !== null) machine.reuseBlock(t, again.address);
          const born = again === null ? state : reborn(state, again);
          const at = again?.address ?? address;
          const memory = op === 1 ? writeBytes(born.memory, at, s[ST_VAL], ZEROS) : born.memory;
          machine.deliver(t, 0);
          this.advance(effect({ ...born, memory }), t);
        }
        return 1 + blocks.length;
      }
      case ev.EV_FREE: {
        const block = blockOf(address, machine.objectAt(address)?.size ?? 0, op !== END_OF_LIFE);
        machine.deliver(t, 0);
        if (this.isDead(state, t, block)) return this.died();
        if (this.buffering === 'none') return one(effect({ ...state, dead: [...state.dead, block] }));
        const buffer: Buffer = [...state.buffers[t], { kind: 'dead', ...block }];
        return one(effect({ ...state, buffers: replace(state.buffers, t, buffer) }));
      }
      case ev.EV_DETACH: {
        const detached = state.detached | (1 << machine.slotOf(s[ST_VAL]));
        machine.deliver(t, 0);
        return one(effect({ ...state, detached }));
      }
      case ev.EV_YIELD:
      case ev.EV_OUTPUT:
        machine.deliver(t, 0);
        return one(effect(state));
      case ev.EV_ASSUME:
        return 1; /* it stays here, and so does everybody if this is in an atomic block, which then never happened */
      case ev.EV_FAIL: {
        const { kind, message } = machine.failure(t);
        this.violate(kind, message);
        return 1;
      }
      default:
        throw new OracleLimit(`event ${event} is outside what the oracle models`);
    }
  }

  private unwritten(): number {
    this.violate('uninitialized', UNWRITTEN);
    return 1;
  }

  private sync(state: State, t: number, op: number, address: number, size: number): number {
    const may = (state.woken & (1 << t)) === 0;
    const outcomes = syncOutcomes(op, this.read(state, t, address, size).bits, t, may).filter(
      ({ status }) => status !== 'blocked',
    );
    const isSpurious = (result: number): boolean => result === 1 && ev.SYNCS[op] === 'cond-wait';
    const key = valueKey(this.read(state, t, address, size));
    const saved = this.seen.save(this.machine, t);
    for (const outcome of outcomes) {
      if (outcome.status === 'misuse') {
        this.violate('lock', outcome.message);
        continue;
      }
      this.machine.restore(t, saved);
      this.machine.deliver(t, outcome.result);
      const memory =
        outcome.written === null
          ? state.memory
          : writeBytes(state.memory, address, size, { bits: outcome.written, undefinedBits: 0n });
      const woken = isSpurious(outcome.result) ? state.woken | (1 << t) : state.woken;
      /* one that fails is a read: a loop that tries again and again waits for another value */
      const failed = outcome.written === null && outcome.result !== 0 && !isSpurious(outcome.result);
      const recent = failed ? [...state.recent[t], { address, size, key }] : [];
      this.advance({ ...state, memory, woken, recent: replace(state.recent, t, recent) }, t);
    }
    /* a state in which only a spurious wake-up could help is a deadlock */
    return outcomes.filter(({ result }) => !isSpurious(result)).length;
  }

  private choose(state: State, t: number, s: Int32Array): number {
    const [lo, hi] = [bitsFrom(s, ST_VAL, s[ST_SIZE]), bitsFrom(s, ST_EXP, s[ST_SIZE])];
    if (hi - lo > 16n || hi < lo) throw new OracleLimit('a wide nondeterministic value');
    const saved = this.seen.save(this.machine, t);
    const application = this.machine.application(t);
    const known = application === null ? undefined : state.applied.get(application);
    for (let value = known ?? lo; value <= (known ?? hi); value++) {
      this.machine.restore(t, saved);
      this.machine.deliver(t, ...wordsOf(value));
      const applied = application === null ? state.applied : new Map(state.applied).set(application, value);
      this.advance({ ...state, applied }, t);
    }
    return 1;
  }

  /** Runs thread t, which has its answer, to its next event. */
  private advance(state: State, t: number): void {
    if (this.machine.state(t)[ST_STATUS] !== STATUS_READY) throw new OracleLimit('the thread cannot go on');
    this.machine.run(t);
    this.push({ ...state, threads: replace(state.threads, t, this.seen.save(this.machine, t)) });
  }

  /** A thread ends the program: that is a final state if main does so and everybody else has ended. */
  private halt(state: State, by: Int32Array): void {
    if (by[ST_OP] === 1) this.violate('assertion', 'abort() is called');
    if (by[ST_OP] === 0 && by === state.threads[0] && haveEnded(state.threads.slice(1)))
      this.collector.complete(state.observed);
  }

  private stuck(state: State): void {
    const kind = stuckKind(this.machine, state);
    if (kind === 'complete') return this.collector.complete(state.observed);
    this.collector.block();
    if (kind !== null)
      this.violate(kind, kind === 'liveness' ? 'a loop waits for ever' : 'all threads are blocked');
  }
}
