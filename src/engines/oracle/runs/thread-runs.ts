import { rmwApply } from '../../../vm/arithmetic/rmw.ts';
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
  EV_OBSERVE,
  EV_OUTPUT,
  EV_READ,
  EV_RMW,
  EV_SYNC,
  EV_WRITE,
  EV_YIELD,
  FENCES,
  ORDERS,
  SYNCS,
} from '../../../vm/code/event.ts';
import {
  BLOCK_LOCK,
  ST_ADDR,
  ST_EXP,
  ST_OP,
  ST_ORDER,
  ST_ORDER2,
  ST_RET,
  ST_SITE,
  ST_SIZE,
  ST_UNDEF,
  ST_VAL,
  THREAD_BASE,
} from '../../../vm/code/layout.ts';
import { isLibraryLoop } from '../../../vm/code/library-waits.ts';
import { sameFrames } from '../../../vm/interpret/same-frames.ts';
import type { Machine } from '../../../vm/machine.ts';
import { END_OF_LIFE } from '../../../vm/memory/lives.ts';
import { FREED, isFreedBefore } from '../lives.ts';
import { holdersOf, isBlocked, type SyncOutcome, syncOutcomes } from '../sync-outcomes.ts';
import {
  bitsFrom,
  isNowhereDefined,
  OracleLimit,
  UNWRITTEN,
  type Value,
  type ValueSets,
  wordsOf,
} from '../values.ts';
import { type Lengths, RunSoFar } from './run-so-far.ts';
import { type LocalEvent, type Start, startKey, type ThreadTrace, type TraceEnd } from './trace.ts';

/**
 * All runs of one thread on its own: every read is tried with every value that some write can have given it. What
 * the other threads do only shows in those values; whether a combination of runs fits together is decided later.
 */
export interface RunLimits {
  readonly events: number;
  readonly runs: number;
}

const aborts = (site: number): TraceEnd => ({
  kind: 'failed',
  violation: 'assertion',
  message: 'abort() is called',
  site,
});

/** Before an atomic block, while another thread stays in one (combinations.ts). */
const KEPT_WAITING: TraceEnd = {
  kind: 'blocked',
  location: BLOCK_LOCK,
  size: 4,
  blocks: (value) => value !== null && value !== 0n,
  holders: () => [],
};

interface RunOptions {
  readonly limits: RunLimits;
  readonly spuriousCas?: boolean;
}

export class ThreadRuns {
  private readonly machine: Machine;
  private readonly values: ValueSets;
  /** Values each thread is known to return. */
  private readonly returned: ReadonlyMap<number, ReadonlySet<bigint>>;
  private readonly limits: RunLimits;
  private readonly spuriousCas: boolean;
  /** Where a created thread begins, by startKey. */
  readonly starts: Map<string, Int32Array>;

  private slot = 0;
  private run = new RunSoFar(0);
  /** The events of runs of which the last block never happened. */
  readonly undone: (readonly LocalEvent[])[] = [];
  private traces: ThreadTrace[] = [];

  constructor(
    machine: Machine,
    values: ValueSets,
    returned: ReadonlyMap<number, ReadonlySet<bigint>>,
    starts: Map<string, Int32Array>,
    { limits, spuriousCas = false }: RunOptions,
  ) {
    this.spuriousCas = spuriousCas;
    this.machine = machine;
    this.values = values;
    this.returned = returned;
    this.starts = starts;
    this.limits = limits;
    machine.watch = (t, code, d, fp) => this.run.tracker.watch(t, code, d, fp);
  }

  /** Every run of the thread whose state is `from`. */
  all(slot: number, from: Int32Array): readonly ThreadTrace[] {
    this.slot = slot;
    this.run = new RunSoFar(slot);
    this.traces = [];
    this.machine.restore(slot, from);
    this.run.thread('begin', -1);
    this.go();
    return this.traces;
  }

  private go(): void {
    const { machine, slot } = this;
    if (this.run.events.length > this.limits.events)
      throw new OracleLimit(`a thread has more than ${this.limits.events} events`);
    const event = machine.run(slot);
    const s = machine.state(slot);
    if (event !== EV_AWAIT) this.run.marks.push(this.run.events.length);
    if (s[ST_ADDR] < THREAD_BASE) {
      /* null, constants, functions; whether another thread's block is there only a combination of runs can tell */
      const failure = machine.validate(slot);
      if (failure !== null)
        return this.end({
          kind: 'failed',
          violation: failure.kind,
          message: failure.message,
          site: s[ST_SITE],
        });
    }
    if (isFreedBefore(this.run.lives, event, s[ST_ADDR]))
      return this.end({ kind: 'failed', violation: 'memory', message: FREED, site: s[ST_SITE] });
    switch (event) {
      case EV_READ:
        return this.read(s);
      case EV_WRITE:
        this.run.access('W', s[ST_ORDER], s, {
          bits: bitsFrom(s, ST_VAL, s[ST_SIZE]),
          undefinedBits: bitsFrom(s, ST_UNDEF, s[ST_SIZE]),
        });
        return this.goOn(0);
      case EV_RMW:
        return this.readModifyWrite(s);
      case EV_CAS:
        return this.compareExchange(s);
      case EV_SYNC:
        return this.sync(s);
      case EV_FENCE:
        this.run.fence(FENCES[s[ST_OP]], ORDERS[s[ST_ORDER]]);
        return this.goOn(0);
      case EV_CREATE:
        return this.create(s);
      case EV_JOIN:
        return this.join(s);
      case EV_CHOOSE:
        return this.choose(s);
      case EV_OBSERVE:
        for (const { name, text } of machine.observed(slot)) this.run.observed.push([name, BigInt(text)]);
        return this.goOn(0);
      case EV_ATOMIC_BEGIN:
        if (this.run.state.depth === 0) this.branch([0], () => this.end(KEPT_WAITING));
        return this.branch([0], () => {
          this.run.atomicBlock(true);
          this.goOn(0);
        });
      case EV_ATOMIC_END:
        this.run.atomicBlock(false);
        return this.goOn(0);
      case EV_ALLOC:
        if (s[ST_OP] === 1) throw new OracleLimit('memory that is allocated as zeros');
        this.run.lives.push({
          what: 'alloc',
          address: s[ST_ADDR],
          size: s[ST_VAL],
          at: this.run.events.length,
        });
        return this.goOn(0);
      case EV_FREE:
        this.run.lives.push({
          what: 'free',
          address: s[ST_ADDR],
          size: s[ST_OP] === END_OF_LIFE ? (machine.objectAt(s[ST_ADDR])?.size ?? 0) : 0,
          at: this.run.events.length,
        });
        return this.goOn(0);
      case EV_DETACH:
        this.run.detached.push(machine.slotOf(s[ST_VAL]));
        return this.goOn(0);
      case EV_YIELD:
      case EV_OUTPUT:
        return this.goOn(0);
      case EV_ASSUME:
        return this.assumed();
      case EV_AWAIT:
        return this.await(s[ST_VAL]);
      case EV_END:
        this.run.thread('end', -1);
        return this.end({ kind: 'done' });
      case EV_HALT:
        if (s[ST_OP] === 1) return this.end(aborts(s[ST_SITE]));
        this.run.thread('end', -1);
        return this.end({ kind: s[ST_OP] === 0 ? 'exit' : 'halt' });
      case EV_LIMIT:
        throw new OracleLimit('a thread goes on without an access to memory, or needs too much stack');
      case EV_FAIL: {
        const { kind, message } = machine.failure(slot);
        return this.end({ kind: 'failed', violation: kind, message, site: s[ST_SITE] });
      }
      default:
        throw new OracleLimit(`event ${event} is outside what the oracle models`);
    }
  }

  private goOn(...words: readonly number[]): void {
    this.machine.deliver(this.slot, words[0], words[1], words[2], words[3]);
    this.go();
  }

  /** It ends here; a block with a failed assumption in it never happened, however it failed. */
  private assumed(): void {
    if (this.run.state.block < 0) this.end({ kind: 'assumed' });
    else this.endBeforeBlock();
  }

  /** A run that does not come to its atomic block; but with another value that the block itself writes it might. */
  private endBeforeBlock(): void {
    const before = this.run.state.beforeBlock!;
    if (this.run.events.length > before.events) this.undone.push(this.run.events.slice());
    if (!before.told) this.keep({ kind: 'assumed' }, before, false);
    before.told = true;
  }

  /** Where the program ends inside a block, what others do wrong they do before the block. */
  private end(end: TraceEnd): void {
    const inBlock =
      this.run.state.block >= 0 && (end.kind === 'failed' || end.kind === 'exit' || end.kind === 'halt');
    this.keep(end, this.run.lengths(), inBlock);
    if (inBlock) this.endBeforeBlock();
  }

  private keep(end: TraceEnd, upTo: Lengths, inBlock: boolean): void {
    if (this.traces.length >= this.limits.runs)
      throw new OracleLimit(`a thread has more than ${this.limits.runs} runs`);
    const returned = bitsFrom(this.machine.state(this.slot), ST_RET, 8);
    this.traces.push(this.run.upTo(upTo, { end, inBlock, returned }));
  }

  /** Tries each alternative from the same state. */
  private branch<T>(alternatives: readonly T[], take: (alternative: T) => void): void {
    const { machine, slot } = this;
    const saved = new Int32Array(machine.snapshotWords(slot));
    machine.snapshot(slot, saved);
    const before = this.run.moment();
    for (const alternative of alternatives) {
      machine.restore(slot, saved);
      this.run.backTo(before);
      take(alternative);
    }
  }

  private read(s: Int32Array): void {
    const order = s[ST_ORDER];
    this.branch(this.valuesAt(s), (value) => {
      const state = this.machine.state(this.slot);
      this.run.access('R', order, state, value);
      if (ORDERS[order] !== 'na' && isNowhereDefined(value, state[ST_SIZE])) return this.unwritten(state);
      this.run.tracker.delivered(state, this.run.events.length - 1);
      this.deliverValue(value);
      this.go();
    });
  }

  private unwritten(s: Int32Array): void {
    this.end({ kind: 'failed', violation: 'uninitialized', message: UNWRITTEN, site: s[ST_SITE] });
  }

  private deliverValue(value: Value): void {
    if (value.undefinedBits === 0n) this.machine.deliver(this.slot, ...wordsOf(value.bits));
    else this.machine.deliverUndefined(this.slot, wordsOf(value.bits), wordsOf(value.undefinedBits));
  }

  private readModifyWrite(s: Int32Array): void {
    const { order, size, op } = { order: s[ST_ORDER], size: s[ST_SIZE], op: s[ST_OP] };
    this.branch(this.valuesAt(s), (old) => {
      const state = this.machine.state(this.slot);
      const dependencies = this.run.tracker.atEvent();
      this.run.access('R', order, state, old, { amo: true });
      if (old.undefinedBits !== 0n) return this.unwritten(state);
      const read = this.run.events.length - 1;
      const next = new Int32Array(4);
      rmwApply(op, size, Int32Array.from(wordsOf(old.bits)), 0, state, ST_VAL, next, 0);
      this.run.access(
        'W',
        order,
        state,
        { bits: bitsFrom(next, 0, size), undefinedBits: 0n },
        { amo: true, rmwOf: read, dependencies },
      );
      this.run.tracker.delivered(state, read);
      this.goOn(...wordsOf(old.bits));
    });
  }

  private compareExchange(s: Int32Array): void {
    const size = s[ST_SIZE];
    const expected = bitsFrom(s, ST_EXP, size);
    const ways = this.valuesAt(s).flatMap((old) => {
      const equal = old.bits === expected && old.undefinedBits === 0n;
      return equal && this.spuriousCas && s[ST_OP] === 1
        ? [
            { old, ok: true, spurious: false },
            { old, ok: false, spurious: true },
          ]
        : [{ old, ok: equal, spurious: false }];
    });
    this.branch(ways, ({ old, ok, spurious }) => {
      const state = this.machine.state(this.slot);
      const dependencies = this.run.tracker.atEvent();
      this.run.access('R', ok ? state[ST_ORDER] : state[ST_ORDER2], state, old, { amo: true });
      if (old.undefinedBits !== 0n) return this.unwritten(state);
      const read = this.run.events.length - 1;
      if (spurious) this.run.become({ unforced: read });
      if (ok)
        this.run.access(
          'W',
          state[ST_ORDER],
          state,
          { bits: bitsFrom(state, ST_VAL, size), undefinedBits: 0n },
          { amo: true, rmwOf: read, dependencies },
        );
      this.run.tracker.delivered(state, read);
      this.machine.deliverCas(this.slot, ok, ...wordsOf(old.bits));
      this.go();
    });
  }

  /** Locks and condition variables: accesses of their word; what would block ends the run there. */
  private sync(s: Int32Array): void {
    if (this.isIdleRound(s)) return;
    const { slot, values } = this;
    const { op, address, size } = { op: s[ST_OP], address: s[ST_ADDR], size: s[ST_SIZE] };
    const tries = this.definedAt(s).flatMap((old) =>
      syncOutcomes(op, old.bits, this.slot, !this.run.state.woken).map((outcome) => ({ old, outcome })),
    );
    const going = tries.filter(({ outcome }) => outcome.status !== 'blocked');
    if (going.length < tries.length) {
      this.branch([0], () =>
        this.end({
          kind: 'blocked',
          location: address,
          size,
          blocks: (value) => isBlocked(op, value ?? values.initial(address, size).bits, slot),
          holders: (value) => holdersOf(op, value ?? values.initial(address, size).bits),
        }),
      );
    }
    this.branch(going, ({ old, outcome }) => this.syncWith(old, outcome));
  }

  /** A spurious wake-up after which it waits again as before changes nothing (docs/models.md): seen without it. */
  private isIdleRound(s: Int32Array): boolean {
    const { atWake } = this.run.state;
    if (atWake === null || SYNCS[s[ST_OP]] !== 'cond-wait') return false;
    const since = this.run.events.slice(atWake.events);
    const isIdle = since.every(({ kind, lock }) => kind === 'R' || kind === 'F' || (kind === 'W' && lock));
    return isIdle && sameFrames(this.machine.image, s, atWake.state, 0);
  }

  private syncWith(old: Value, outcome: SyncOutcome): void {
    const state = this.machine.state(this.slot);
    const order = ORDERS.indexOf(outcome.order);
    this.run.access('R', order, state, old, outcome.locks ? { lock: true } : { amo: true });
    const read = this.run.events.length - 1;
    if (outcome.status === 'misuse')
      return this.end({ kind: 'failed', violation: 'lock', message: outcome.message, site: state[ST_SITE] });
    if (outcome.written !== null)
      this.run.access(
        'W',
        order,
        state,
        { bits: outcome.written, undefinedBits: 0n },
        { lock: true, rmwOf: read },
      );
    if (outcome.result === 1 && SYNCS[state[ST_OP]] === 'cond-wait') {
      const saved = new Int32Array(this.machine.snapshotWords(this.slot));
      this.machine.snapshot(this.slot, saved);
      this.run.become({ woken: true, atWake: { state: saved, events: this.run.events.length } });
    }
    this.run.tracker.delivered(state, read);
    this.goOn(outcome.result);
  }

  private create(s: Int32Array): void {
    const child = this.machine.spawn(this.slot);
    if (child < 0) throw new OracleLimit('too many threads');
    const start: Start = { slot: child, func: s[ST_ADDR], arg: s[ST_VAL] };
    const state = new Int32Array(this.machine.snapshotWords(child));
    this.machine.snapshot(child, state);
    this.starts.set(startKey(start), state);
    this.run.created.push(start);
    this.run.thread('create', child);
    this.goOn(this.machine.handleOf(child));
  }

  private join(s: Int32Array): void {
    const other = this.machine.slotOf(s[ST_VAL]);
    if (other < 0) throw new OracleLimit('a join of something that is no thread');
    this.branch([0], () => this.end({ kind: 'joining', slot: other }));
    this.branch([...(this.returned.get(other) ?? [])], (value) => {
      this.run.thread('join', other, value);
      this.goOn(...wordsOf(value));
    });
  }

  private choose(s: Int32Array): void {
    const [lo, hi] = [bitsFrom(s, ST_VAL, s[ST_SIZE]), bitsFrom(s, ST_EXP, s[ST_SIZE])];
    if (this.machine.application(this.slot) !== null) throw new OracleLimit('an unknown function');
    if (hi - lo > 16n || hi < lo) throw new OracleLimit('a wide nondeterministic value');
    this.branch(
      Array.from({ length: Number(hi - lo) + 1 }, (_, k) => lo + BigInt(k)),
      (value) => this.goOn(...wordsOf(value)),
    );
  }

  private await(recent: number): void {
    const first = recent === 0 ? this.run.events.length : this.run.marks[this.run.marks.length - recent];
    /* it need not wait: what comes after this is also seen without the failure */
    if (this.run.state.unforced >= first) return;
    const reads = this.run.events.flatMap((event, i) => (i >= first && event.kind === 'R' ? [i] : []));
    const { program } = this.machine.image;
    const library = isLibraryLoop(program, this.machine.state(this.slot)[ST_OP]);
    this.end({ kind: 'await', reads, library });
  }

  private valuesAt = (s: Int32Array): Value[] => this.values.of(s[ST_ADDR], s[ST_SIZE]);
  private definedAt(s: Int32Array): Value[] {
    return this.valuesAt(s).filter(({ undefinedBits }) => undefinedBits === 0n);
  }
}
