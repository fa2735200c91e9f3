import { locId } from '../base/ids.ts';
import { type Buffering, isC11Family, traitsOf } from '../base/models.ts';
import type { StdRs } from '../base/names.ts';
import type { Program } from '../ir/types.ts';
import type { Step, Violation } from '../results/types.ts';
import { eventName } from '../semantics/event-names.ts';
import { framesOf, innermost } from '../semantics/frames.ts';
import { HappensBefore } from '../semantics/happens-before.ts';
import { Lives } from '../semantics/lives.ts';
import { Names } from '../semantics/names.ts';
import { RecentReads } from '../semantics/recent-reads.ts';
import { type AccessKind, ATOMIC_READ, ATOMIC_WRITE, PLAIN_READ, PLAIN_WRITE } from '../semantics/shadow.ts';
import { NOT_BUFFERED, StoreBuffers } from '../semantics/store-buffers.ts';
import { EV_AWAIT } from '../vm/code/event.ts';
import { buildImage } from '../vm/code/image.ts';
import { MAX_THREADS, ST_EVENT, ST_OP, ST_STATUS, STATUS_NONE, STATUS_READY } from '../vm/code/layout.ts';
import { Machine } from '../vm/machine.ts';
import { FlatMemory } from '../vm/memory/memory.ts';
import { StepDependencies } from './step-dependencies.ts';

/** The trace and the machine do not agree. */
export class Mismatch extends Error {}

export function mismatch(step: Step | null, what: string): never {
  throw new Mismatch(
    step === null ? what : `step ${step.n} (T${step.thread}, ${step.at.file}:${step.at.line}): ${what}`,
  );
}

/** A value as a step wrote it. */
interface Written {
  readonly address: number;
  readonly size: number;
  readonly words: Int32Array;
  readonly undef: Int32Array;
}

/**
 * A trace being run again: the machine, memory, and happens-before between the steps.
 *
 * `sequential`: each read reads the last write before it; memory is as the steps so far have left it, and
 * happens-before is computed along the steps. `buffers`: the same with store buffers. `graph`: a read gets what the
 * step it reads from has written; memory holds the initial values only, until `settle`, and happens-before is taken
 * from the graph.
 */
export type ReplayMode = 'sequential' | Exclude<Buffering, 'none'> | 'graph';

/** Words and undefined bits, each with where they begin in their array. */
interface StoredWords {
  readonly words: Int32Array;
  readonly at: number;
  readonly undef: Int32Array;
  readonly undefAt: number;
}

export class ReplayState {
  readonly program: Program;
  readonly machine: Machine;
  readonly memory: FlatMemory;
  /** Memory that nobody writes to: initial values. */
  readonly untouched: FlatMemory;
  readonly names: Names;
  readonly hb: HappensBefore;
  readonly lives: Lives;
  readonly recent = new RecentReads();
  /** Is memory that of the steps so far, or are values those of the steps that are read from? */
  private readonly graph: boolean;
  readonly buffers: StoreBuffers | null;
  /** What each step depends on; only where that could matter. */
  readonly dependencies: StepDependencies | null;
  /** Steps that write, by the trace's modification order. */
  private readonly writers: ReadonlySet<number>;
  private readonly co: Violation['trace']['co'];
  /** By step, when the trace is not sequential. */
  private readonly written = new Map<number, Written>();
  /** Values that were read from later steps (load buffering), and still have to be written. */
  private readonly promised: { readonly step: Step; readonly value: Written }[] = [];
  /** The step that goes wrong if it is a free, or -1. */
  private readonly lastFree: number;
  private writes = 0;
  readonly claimed = new Uint8Array(MAX_THREADS);
  /** By step: the time of its thread then. */
  readonly times: number[] = [];
  /** The thread inside an atomic block, or -1, and how deep. */
  atomic = -1;
  atomicDepth = 0;
  /** Are errors of memory a matter of happens-before? */
  readonly isC11: boolean;
  /** Does nobody else do anything meanwhile? (In the C11 family a block is but a mutex.) */
  readonly wholeBlocks: boolean;
  readonly blocks: number[] = [];
  /** What unknown functions gave so far, by application. */
  readonly applied = new Map<string, bigint>();
  readonly words = new Int32Array(4);
  readonly undef = new Int32Array(4);
  readonly fresh = new Int32Array(4);

  constructor(program: Program, violation: Violation, mode: ReplayMode, model: string, stdRs: StdRs) {
    this.isC11 = isC11Family(model);
    this.wholeBlocks = mode !== 'graph' && !this.isC11;
    this.hb = new HappensBefore(stdRs);
    this.buffers = mode === 'fifo' || mode === 'by-location' ? new StoreBuffers(mode) : null;
    this.lives = new Lives(this.hb, {
      buffers: this.buffers,
      births: this.isC11 && mode === 'sequential',
      reuse: true,
    });
    this.program = program;
    const depends = mode === 'graph' && traitsOf(model).buffersLoads;
    this.machine = new Machine(
      buildImage(program, { unwind: null, unwindset: new Map(), interpretOnly: depends, wide: true }),
    );
    this.dependencies = depends ? new StepDependencies(this.machine) : null;
    this.machine.adoptSlots(violation.trace.threads);
    this.machine.reset();
    this.memory = new FlatMemory(this.machine);
    this.untouched = new FlatMemory(this.machine);
    this.names = new Names(this.machine);
    this.graph = mode === 'graph';
    this.co = violation.trace.co;
    const last = violation.trace.steps.at(-1);
    this.lastFree = violation.kind === 'memory' && last?.raw?.event === 'free' ? last.n : -1;
    this.writers = new Set(Object.values(this.co).flat());
  }

  /** Into `words` and `undef`: what a read by this step gets; `given` is what the trace says. */
  load(
    step: Step,
    address: number,
    size: number,
    given: readonly number[] = [],
    bits: readonly number[] = [],
  ): void {
    const from = step.readsFrom ?? 0;
    if (this.graph && this.loadMixed(address, size, from)) return;
    if (this.graph && from === 0) return this.untouched.load(address, size, this.words, this.undef);
    if (!this.graph) {
      this.memory.load(address, size, this.words, this.undef);
      this.buffers?.overlay(step.thread, address, size, this.words, this.undef);
      return;
    }
    if (from > step.n) {
      const value = { address, size, words: Int32Array.from(given), undef: Int32Array.from(bits) };
      this.promised.push({ step, value });
      return this.take(value, 0, size);
    }
    const source =
      this.written.get(from) ?? mismatch(step, `step ${from}, which it reads from, writes nothing`);
    if (source.address > address || source.address + source.size < address + size)
      mismatch(step, `step ${from}, which it reads from, writes elsewhere`);
    this.take(source, address - source.address, size);
  }

  /**
   * Bytes that were written with other sizes, all before this step: the parts in their order, the write that is read
   * among them. False: there are none, or the write that is read has all of it.
   */
  private loadMixed(address: number, size: number, from: number): boolean {
    const isOwn = (w: Written): boolean => w.address === address && w.size === size;
    const source = this.written.get(from);
    if (source !== undefined && !isOwn(source)) return false;
    const parts = [...this.written.values()].filter(
      (w) => (w === source || !isOwn(w)) && w.address < address + size && address < w.address + w.size,
    );
    if (parts.every(isOwn)) return false;
    const scratch = new FlatMemory(this.machine);
    this.untouched.load(address, size, this.words, this.undef);
    scratch.store(address, size, this.words, 0, this.undef, 0);
    for (const w of parts) scratch.store(w.address, w.size, w.words, 0, w.undef, 0);
    scratch.load(address, size, this.words, this.undef);
    return true;
  }

  /** The step writes words[at…] with undefined bits undef[undefAt…]. */
  store(step: Step, address: number, size: number, { words, at, undef, undefAt }: StoredWords): void {
    this.count(step);
    if (!this.graph) return this.memory.store(address, size, words, at, undef, undefAt);
    const count = (size + 3) >> 2;
    this.written.set(step.n, {
      address,
      size,
      words: words.slice(at, at + count),
      undef: undef.slice(undefAt, undefAt + count),
    });
  }

  /** By address: the value that was stored there last, in the order of the steps, and by whom. */
  private readonly stored = new Map<number, { readonly thread: number; readonly value: string }>();

  /** The step is a store: is it, if the trace says so, of what its thread stored there last, and nobody since? */
  storesAgain({ thread, value = '', raw }: Step, asked: boolean): boolean {
    const address = raw?.address ?? 0;
    const before = this.stored.get(address);
    this.stored.set(address, { thread, value });
    return asked && before?.thread === thread && before.value === value;
  }

  /** Has the life of what is there ended, as far as thread t could see? */
  isDead(t: number, address: number, size: number): boolean {
    if (!this.memory.isFreed(address, size)) return false;
    return this.atomic !== t || !this.wholeBlocks || !this.lives.isHeldBack(t, address);
  }

  /** Can the order of the steps not tell what comes before a free? Then the graph is asked (consistent.ts). */
  get isUnordered(): boolean {
    return this.graph && !this.isC11;
  }

  /** Is everything that is read in memory? */
  get isFlat(): boolean {
    return !this.graph && this.buffers === null;
  }

  /** For messages: who has the value that a step reads. */
  whose({ readsFrom }: Step): string {
    return this.isFlat || !readsFrom ? 'memory holds' : `step ${readsFrom} has left`;
  }

  /** The step writes. */
  count(step: Step): void {
    this.writes++;
    if (!this.writers.has(step.n)) mismatch(step, 'it writes, but is not in the modification order');
  }

  /** Would a read by thread t be of its own buffered store? */
  readsOwn(t: number, address: number, size: number): boolean {
    return this.buffers !== null && this.buffers.source(t, address, size) !== NOT_BUFFERED;
  }

  /** After the last step: everything that is in the modification order was written, and every promise kept. */
  settle(): void {
    if (this.writes !== this.writers.size)
      mismatch(null, 'the modification order has steps that write nothing');
    if (!this.graph) return;
    for (const { step, value } of this.promised) {
      /* what a free leaves there is anything */
      if (step.readsFrom === this.lastFree) continue;
      const { address, size, words, undef } = value;
      this.load({ ...step, n: Number.POSITIVE_INFINITY }, address, size);
      for (let i = 0; 4 * i < size; i++) {
        if (this.undef[i] !== (undef[i] ?? 0) || ((this.words[i] ^ words[i]) & ~this.undef[i]) !== 0)
          mismatch(step, `step ${step.readsFrom}, which it reads from, writes something else`);
      }
    }
    for (const order of Object.values(this.co)) {
      for (const n of order) {
        const value = this.written.get(n);
        if (value) this.memory.store(value.address, value.size, value.words, 0, value.undef, 0);
      }
    }
  }

  /** What an earlier step of the trace did to memory; an allocation with zeroes writes. */
  kindOf({ n, order, raw }: Step): AccessKind {
    const plain = order === 'na' || raw?.event === 'alloc';
    if (this.writers.has(n) || raw?.event === 'alloc') return plain ? PLAIN_WRITE : ATOMIC_WRITE;
    return plain ? PLAIN_READ : ATOMIC_READ;
  }

  /** Bytes [from, from + size) of a value, into `words` and `undef`. */
  private take({ words, undef }: Written, from: number, size: number): void {
    this.words.fill(0);
    this.undef.fill(0);
    const byte = (of: Int32Array, i: number): number => ((of[i >> 2] ?? 0) >>> (8 * (i & 3))) & 0xff;
    for (let i = 0; i < size; i++) {
      this.words[i >> 2] |= byte(words, from + i) << (8 * (i & 3));
      this.undef[i >> 2] |= byte(undef, from + i) << (8 * (i & 3));
    }
  }

  exists(t: number): boolean {
    return t >= 0 && t < this.machine.threadCount && this.machine.state(t)[ST_STATUS] !== STATUS_NONE;
  }

  /** The code of thread t's pending event: the thread is run up to it if it has none. */
  pending(t: number): number {
    if (!this.exists(t)) throw new Mismatch(`T${t} does something before it is created`);
    if (this.machine.state(t)[ST_STATUS] === STATUS_READY) this.machine.run(t);
    return this.machine.state(t)[ST_EVENT];
  }

  /** The same; a thread that the step does not show to wait in a wider sense (docs/models.md) goes round. */
  private pendingFor({ thread: t, raw }: Step): number {
    let code = this.pending(t);
    while (code === EV_AWAIT && raw?.event !== 'await') {
      this.machine.deliver(t, 0);
      code = this.pending(t);
    }
    return code;
  }

  /** Thread of a step comes to the event the step says, at the source line it says. */
  meet(step: Step): number {
    const code = this.pendingFor(step);
    const state = this.machine.state(step.thread);
    const name = eventName(code, state[ST_OP]);
    if (name !== step.raw?.event)
      mismatch(step, `the program does '${name}', the trace says '${step.raw?.event ?? step.op}'`);
    const at = innermost(
      framesOf(this.program, this.machine.stack(step.thread).map(locId), step.thread),
      step.thread,
    );
    if (at.file !== step.at.file || at.line !== step.at.line) {
      mismatch(step, `the program is at ${at.file}:${at.line}`);
    }
    this.dependencies?.meet(step, code, state);
    return code;
  }
}
