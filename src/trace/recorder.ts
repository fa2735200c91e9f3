import { type LocId, locId } from '../base/ids.ts';
import type { Program } from '../ir/types.ts';
import { isOfTheEnd } from '../results/kinds.ts';
import type { At, Step, TraceThread, Violation, ViolationKind, Waiting } from '../results/types.ts';
import { eventName } from '../semantics/event-names.ts';
import { framesOf, innermost, isLibraryStep, isOurs } from '../semantics/frames.ts';
import { Names } from '../semantics/names.ts';
import { opOf } from '../semantics/step-op.ts';
import { STORED_AGAIN } from '../vm/code/effects.ts';
import {
  EV_ALLOC,
  EV_ATOMIC_END,
  EV_CAS,
  EV_CREATE,
  EV_FAIL,
  EV_FENCE,
  EV_FREE,
  EV_READ,
  EV_RMW,
  EV_SYNC,
  EV_WRITE,
  ORDERS,
} from '../vm/code/event.ts';
import {
  FUNCTION_BASE,
  ST_ADDR,
  ST_EVENT,
  ST_OP,
  ST_ORDER,
  ST_ORDER2,
  ST_SIZE,
  ST_UNDEF,
  ST_VAL,
} from '../vm/code/layout.ts';
import type { Machine } from '../vm/machine.ts';
import { closureName } from './closure-names.ts';

/**
 * Writes an execution down, step by step, for people and for replay. The engine calls one method per event while
 * the event is pending, that is before it answers the machine; the n-th call is event n, and `violation` makes the
 * last step out of the event that cannot be answered.
 *
 * Which write a read reads from is taken from the order of the calls (the last write of its first byte that is not
 * its own), and so is the order of the writes of each location; that is right for every engine that writes
 * sequentially consistent executions. Others say it: `readsFrom` before a call that reads, `coherence` before
 * `violation`; an engine with store buffers calls `write` with `buffered` and `flush` when the store reaches memory,
 * which is when the others see it. Stores that are still buffered in the end come last, in the order of the calls.
 *
 * `raw.delivered` is what the machine is answered, low word first: reads their value; compare-exchanges 1 or 0 and
 * then the old value; sync operations the result and then the word they leave in memory; everything else what
 * `deliver` gets. The last event gets no answer; if it is a compare-exchange that fails without need, 0. If what it
 * would read matters, `readsFrom` is called before `violation`, too.
 */
export interface Ending {
  readonly kind: ViolationKind;
  readonly message: string;
  readonly thread: number;
  /** Source locations, innermost first. */
  readonly stack: readonly LocId[];
  /** Number of the earlier event it conflicts with, or -1. */
  readonly other: number;
  readonly waiting: readonly Waiting[];
  /** The last event is a weak compare-exchange that fails although it need not. */
  readonly spurious: boolean;
}

type Words = ArrayLike<number>;
type Extra = Omit<Partial<Step>, 'n' | 'thread' | 'at' | 'op' | 'stack'>;
type MutableStep = { -readonly [K in keyof Step]: Step[K] };

const ACCESSES: ReadonlySet<number> = new Set([EV_READ, EV_WRITE, EV_RMW, EV_CAS, EV_SYNC]);
const READS: ReadonlySet<number> = new Set([EV_READ, EV_RMW, EV_CAS, EV_SYNC]);
/** Violations that depend on what the last event would read; so do races, by what it synchronises with. */
const ON_VALUE: ReadonlySet<ViolationKind> = new Set(['uninitialized', 'lock']);
const HAS_ADDRESS: ReadonlySet<number> = new Set([...ACCESSES, EV_ALLOC, EV_FREE, EV_CREATE]);
const STACK_OBJECT = 2;
const NOTHING: Words = [0, 0, 0, 0];

export class Recorder {
  private readonly program: Program;
  private readonly machine: Machine;
  private readonly names: Names;
  private readonly steps: Step[] = [];
  private readonly threads: TraceThread[] = [];
  private readonly stacks = new Map<string, readonly At[]>();
  private readonly libraryThreads = new Set<number>();
  private readonly begun = new Set<number>([0]);
  /** Step of event n. */
  private readonly stepOf: number[] = [];
  /** By address of a byte: the step that wrote it last. */
  private readonly writer = new Map<number, number>();
  /** By address: the steps that wrote there, in modification order, without `buffered`. */
  private readonly co = new Map<number, number[]>();
  /** Steps whose store has not reached memory. */
  private readonly buffered = new Set<number>();
  /** Where the next read reads from: a step, or null for the last write. */
  private source: number | null = null;

  constructor(program: Program, machine: Machine) {
    this.program = program;
    this.machine = machine;
    this.names = new Names(machine);
    this.threads.push({ id: 0, name: program.functions[program.entry].displayName, createdBy: null });
  }

  /**
   * The next call reads from event `event`, an earlier one that wrote there; -1: the initial value; null: the last
   * write, as without this call.
   */
  readsFrom(event: number | null): void {
    this.source = event === null ? null : event < 0 ? 0 : this.stepOf[event];
  }

  /** Event `event`, which is written down already, reads from event `source`, a later one (load buffering). */
  readsFromLater(event: number, source: number): void {
    const step = this.steps[this.stepOf[event] - 1];
    this.steps[step.n - 1] = { ...step, readsFrom: this.stepOf[source] };
  }

  /** Event `event`, which is written down already, reads from what the last step, the one that goes wrong, leaves. */
  readsFromLast(event: number): void {
    this.fromLast.push(event);
  }
  private readonly fromLast: number[] = [];

  /** All writes to this address, in modification order. */
  coherence(address: number, events: readonly number[]): void {
    const steps = events.map((event) => this.stepOf[event]);
    for (const n of steps) this.buffered.delete(n);
    this.co.set(address, steps);
  }

  read(t: number, words: Words, undef: Words): void {
    const { address, size } = this.place(t);
    this.push(t, {
      value: this.names.value(address, size, words, undef),
      readsFrom: this.takeSource(address),
      ...this.raw(t, words, undef),
    });
  }

  /** `buffered`: only its own thread sees it until `flush`; `again`: what the thread stored there last, and nobody since. */
  write(t: number, buffered = false, again = false): void {
    const { address, size, state } = this.place(t);
    const value = this.names.value(
      address,
      size,
      state.subarray(ST_VAL, ST_VAL + 4),
      state.subarray(ST_UNDEF, ST_UNDEF + 4),
    );
    this.push(t, { value, ...this.raw(t, again ? [STORED_AGAIN] : []) });
    if (buffered) this.buffered.add(this.steps.length);
    else this.wrote(address, size);
  }

  /** The buffered store of event `event` reaches memory. It is a step for people, and no event. */
  flush(event: number): void {
    const { n: store, thread, at, location, value, stack, library, raw } = this.steps[this.stepOf[event] - 1];
    this.buffered.delete(store);
    this.reached(store, raw?.address ?? 0, raw?.size ?? 0);
    this.steps.push({
      n: this.steps.length + 1,
      thread,
      at,
      op: 'flush',
      ...(location === undefined ? {} : { location }),
      ...(value === undefined ? {} : { value }),
      note: `store of step ${store}`,
      stack,
      ...(library ? { library } : {}),
    });
  }

  rmw(t: number, old: Words, fresh: Words): void {
    const { address, size } = this.place(t);
    this.push(t, {
      value: this.names.value(address, size, fresh, NOTHING),
      readValue: this.names.value(address, size, old, NOTHING),
      readsFrom: this.takeSource(address),
      ...this.raw(t, old),
    });
    this.wrote(address, size);
  }

  cas(t: number, ok: boolean, old: Words): void {
    const { address, size, state } = this.place(t);
    const value = this.names.value(address, size, state.subarray(ST_VAL, ST_VAL + 4), NOTHING);
    const words = Array.from(old).slice(0, wordCount(size));
    this.push(t, {
      order: ORDERS[state[ok ? ST_ORDER : ST_ORDER2]],
      ...(ok ? { value } : {}),
      readValue: this.names.value(address, size, old, NOTHING),
      readsFrom: this.takeSource(address),
      ...this.raw(t, [ok ? 1 : 0, ...words]),
    });
    if (ok) this.wrote(address, size);
  }

  /** A lock or condition variable: the result, and the word it left (`wrote`: other than before). */
  sync(t: number, result: number, fresh: Words, wrote: boolean, note: string): void {
    const { address, size } = this.place(t);
    const words = Array.from(fresh).slice(0, wordCount(size));
    this.push(t, {
      readsFrom: this.takeSource(address),
      ...(note === '' ? {} : { note }),
      ...this.raw(t, [result, ...words]),
    });
    if (wrote) this.wrote(address, size);
  }

  create(t: number, child: number, handle: number): void {
    const state = this.machine.state(t);
    const func = this.program.functions[(state[ST_ADDR] - FUNCTION_BASE) >> 4];
    if (func.library) this.libraryThreads.add(child);
    const { displayName } = func;
    const runs = func.library ? (this.handedOver(t) ?? closureName(displayName)) : null;
    this.threads.push({ id: child, name: runs ?? displayName, createdBy: t });
    this.push(t, { note: `T${child}`, ...this.raw(t, [handle]) });
  }

  /** The function that a library's start function gets to run: its address was among the last things written. */
  private handedOver(t: number): string | null {
    const last = this.steps.filter((step) => step.thread === t).slice(-HANDED_OVER);
    const written = last.flatMap((step) => (step.op === 'write' && step.library && step.value) || []);
    const users = this.program.functions.filter(
      (f, n) =>
        !f.library && (written.includes(f.displayName) || written.includes(String(FUNCTION_BASE + 16 * n))),
    );
    return users.length === 1 ? users[0].displayName : null;
  }

  join(t: number, child: number, value: Words): void {
    this.push(t, { note: `T${child}`, ...this.raw(t, value) });
  }

  detach(t: number, child: number): void {
    this.push(t, { note: `detach T${child}`, ...this.raw(t, []) });
  }

  choose(t: number, words: Words, text: string): void {
    this.push(t, { value: text, ...this.raw(t, words) });
  }

  output(t: number, text: string, delivered: number): void {
    this.push(t, { note: text, ...this.raw(t, [delivered]) });
  }

  /** The round that thread t has just been through in a loop, so many times more. */
  repeat(t: number, times: number): void {
    this.push(t, {
      ...(times > 0
        ? { note: `the same ${times === 1 ? 'once' : `${times.toLocaleString('en')} times`} more` }
        : {}),
      ...this.raw(t, [times]),
    });
  }

  /** Events that need no more than their name, or a note. */
  other(t: number, note = ''): void {
    const state = this.machine.state(t);
    const code = state[ST_EVENT];
    const stack = (code === EV_ALLOC || code === EV_FREE) && state[ST_OP] === STACK_OBJECT;
    const size = code === EV_ALLOC ? `${state[ST_VAL]} byte${state[ST_VAL] === 1 ? '' : 's'}` : '';
    if (code === EV_ALLOC) this.forget(state[ST_ADDR], state[ST_VAL]);
    const text = stack ? 'stack object' : note || (code === EV_ATOMIC_END ? 'end' : size);
    this.push(t, { ...(text === '' ? {} : { note: text }), ...this.raw(t, []) });
  }

  /** A block begins a (perhaps another) life: nobody has written there. */
  private forget(address: number, size: number): void {
    if (this.writer.size > 0) for (let a = address; a < address + size; a++) this.writer.delete(a);
  }

  /** The trace ends here: with the event that thread `ending.thread` cannot do, unless it is that nobody can go on. */
  violation(ending: Ending): Violation {
    const { kind, thread, waiting } = ending;
    const other = ending.other < 0 ? undefined : this.steps[this.stepOf[ending.other] - 1];
    const state = this.machine.state(thread);
    const atEnd = isOfTheEnd(kind);
    const frames = framesOf(this.program, ending.stack, thread);
    if (!atEnd) {
      const failed = state[ST_EVENT] === EV_FAIL;
      const delivered = ending.spurious ? [0] : [];
      const reads = READS.has(state[ST_EVENT]) && (other !== undefined || ON_VALUE.has(kind));
      this.push(thread, {
        ...(reads ? { readsFrom: this.takeSource(state[ST_ADDR]) } : {}),
        ...(failed ? { note: ending.message } : {}),
        ...this.raw(thread, delivered),
      });
      for (const event of this.fromLast) {
        const step = this.steps[this.stepOf[event] - 1];
        this.steps[step.n - 1] = { ...step, readsFrom: this.steps.length };
      }
    }
    return {
      kind,
      message: other && kind === 'race' ? this.raceMessage(other) : ending.message,
      at: innermost(frames, thread),
      ...(other ? { other: { at: other.at, step: other.n } } : {}),
      ...(waiting.length > 0 ? { waiting: waiting.map((wait) => this.placed(wait)) } : {}),
      trace: {
        threads: this.threads.map((thread) => this.named(thread)),
        steps: this.steps,
        co: this.modificationOrder(),
      },
    };
  }

  private placed(wait: Waiting): Waiting {
    if (wait.at !== undefined) return wait;
    const frames = this.frames(wait.thread);
    return frames.length === 0 ? wait : { ...wait, at: innermost(frames, wait.thread) };
  }

  /** A thread that our own library started is known by the user's function that it runs. */
  private named(thread: TraceThread): TraceThread {
    const own = this.steps.find(
      (step) =>
        step.thread === thread.id && step.stack.length > 0 && !isOurs(step.stack[step.stack.length - 1]),
    );
    const name = own?.stack[own.stack.length - 1].function;
    return this.libraryThreads.has(thread.id) && name ? { ...thread, name } : thread;
  }

  private raceMessage(other: Step): string {
    const last = this.steps[this.steps.length - 1];
    return `${noun(last)} of ${last.location} races with ${noun(other)} by T${other.thread} at ${other.at.file}:${other.at.line}`;
  }

  /**
   * By name. An address has one name, the shortest of its writes' (a lock's word is also a member of the lock's
   * structure); objects of equal name stand one after the other.
   */
  private modificationOrder(): Record<string, number[]> {
    for (const n of this.buffered) {
      const { raw } = this.steps[n - 1];
      this.reached(n, raw?.address ?? 0, raw?.size ?? 0);
    }
    this.buffered.clear();
    const named: Record<string, number[]> = {};
    for (const steps of this.co.values()) {
      const names = steps.map((n) => this.steps[n - 1].location ?? '');
      const name = names.reduce((a, b) => (b.length < a.length ? b : a), names[0] ?? '');
      if (steps.length > 0) named[name] = [...(named[name] ?? []), ...steps];
    }
    return Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private takeSource(address: number): number {
    const step = this.source ?? this.writer.get(address) ?? 0;
    this.source = null;
    return step;
  }

  private place(t: number): { address: number; size: number; state: Int32Array } {
    const state = this.machine.state(t);
    return { address: state[ST_ADDR], size: state[ST_SIZE], state };
  }

  /** The frames of thread t; equal stacks share them, because long traces repeat few places. */
  private frames(t: number): readonly At[] {
    const stack = this.machine.stack(t);
    const key = `${t} ${stack.join()}`;
    let frames = this.stacks.get(key);
    if (frames === undefined) {
      frames = framesOf(this.program, stack.map(locId), t);
      this.stacks.set(key, frames);
    }
    return frames;
  }

  /** What replay needs: the event as the machine shows it, and the answer. */
  private raw(t: number, delivered: Words, undef: Words = NOTHING): { raw: NonNullable<Step['raw']> } {
    const state = this.machine.state(t);
    const code = state[ST_EVENT];
    const size = ACCESSES.has(code) ? state[ST_SIZE] : code === EV_ALLOC ? state[ST_VAL] : 0;
    const words =
      code === EV_READ || code === EV_RMW
        ? Array.from(delivered).slice(0, wordCount(size))
        : Array.from(delivered);
    const bits = Array.from(undef).slice(0, words.length);
    return {
      raw: {
        event: eventName(code, state[ST_OP]),
        address: HAS_ADDRESS.has(code) ? state[ST_ADDR] : 0,
        size,
        delivered: words,
        ...(bits.some((word) => word !== 0) ? { undefinedBits: bits } : {}),
      },
    };
  }

  private push(t: number, extra: Extra): void {
    const state = this.machine.state(t);
    const code = state[ST_EVENT];
    const frames = this.frames(t);
    const at = innermost(frames, t);
    if (!this.begun.has(t)) {
      this.begun.add(t);
      this.steps.push({
        n: this.steps.length + 1,
        thread: t,
        at: this.outermost(frames, t),
        op: 'begin',
        stack: [],
      });
    }
    const n = this.steps.length + 1;
    const step: MutableStep = { n, thread: t, at, op: opOf(code, state[ST_OP]), stack: frames };
    if (ACCESSES.has(code) || code === EV_ALLOC || code === EV_FREE) {
      step.location = this.locationOf(code, state[ST_ADDR], state[ST_SIZE]);
    }
    if ((ACCESSES.has(code) && code !== EV_SYNC) || code === EV_FENCE) step.order = ORDERS[state[ST_ORDER]];
    if (
      isLibraryStep(this.program, this.machine.stack(t)[0], step) ||
      this.isUnseen(code, state[ST_ADDR], step.location)
    )
      step.library = true;
    this.steps.push(Object.assign(step, extra));
    this.stepOf.push(n);
  }

  /** Reads of constants, of what a lambda has captured, and objects without a name are no news to anybody. */
  private isUnseen(code: number, address: number, location = ''): boolean {
    if (!ACCESSES.has(code)) return false;
    if (location.startsWith('local temporary')) return true;
    return (
      (code === EV_READ && this.machine.objectAt(address)?.kind === 'const') || this.names.isCapture(address)
    );
  }

  private locationOf(code: number, address: number, size: number): string {
    if (code === EV_SYNC) return this.names.syncObject(address, size);
    return ACCESSES.has(code) ? this.names.location(address, size) : this.names.object(address);
  }

  private outermost(frames: readonly At[], t: number): At {
    return frames[frames.length - 1] ?? innermost(frames, t);
  }

  private wrote(address: number, size: number): void {
    this.reached(this.steps.length, address, size);
  }

  private reached(step: number, address: number, size: number): void {
    for (let a = address; a < address + size; a++) this.writer.set(a, step);
    const order = this.co.get(address);
    if (order) order.push(step);
    else this.co.set(address, [step]);
  }
}

/** A function and its argument, and little else. */
const HANDED_OVER = 4;

const wordCount = (size: number): number => (size + 3) >> 2;

const noun = (step: Step): string =>
  `${step.order === undefined || step.order === 'na' ? '' : 'atomic '}${step.op === 'rmw' ? 'update' : step.op}`;
