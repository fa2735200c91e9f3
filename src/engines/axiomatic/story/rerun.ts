import { InternalError } from '../../../base/failure.ts';
import type { Program } from '../../../ir/types.ts';
import { Recorder } from '../../../trace/recorder.ts';
import { rmwApply } from '../../../vm/arithmetic/rmw.ts';
import { type Dependencies, DependencyTracker, heldBackBy } from '../../../vm/code/dependencies.ts';
import * as ev from '../../../vm/code/event.ts';
import { buildImage } from '../../../vm/code/image.ts';
import {
  ST_ADDR,
  ST_EVENT,
  ST_EXP,
  ST_OP,
  ST_RET,
  ST_SIZE,
  ST_STATUS,
  ST_UNDEF,
  ST_VAL,
  STATUS_READY,
} from '../../../vm/code/layout.ts';
import { Machine } from '../../../vm/machine.ts';
import { FlatMemory } from '../../../vm/memory/memory.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, syncChoices, synced } from '../../../vm/sync/sync.ts';
import { SYNC_INFO } from '../../../vm/sync/sync-table.ts';
import type { Choice, Event, Step } from '../../bounded/events.ts';
import { isOwnFlag } from '../../bounded/memory/cells.ts';
import { HeapChoices } from '../../bounded-sat/heap-choices.ts';
import type { Moment } from '../../bounded-sat/moments.ts';
import type { Node } from '../graph/nodes.ts';
import type { FoundGraph } from './found-graph.ts';

/**
 * Runs the threads of a graph in the machine, each on what its reads read, in an order that respects program order and,
 * as far as possible, who reads from whom; and writes that down. The machine shows more than the graph has (memory that
 * only one thread comes to, what main did before there were others): that goes to and from plain memory.
 *
 * `steps` of the bounded program are the machine's events that can be scheduled, in order: so the k-th of them here is the
 * k-th there.
 */
interface Word {
  readonly words: Int32Array;
  readonly undef: Int32Array;
}

/** Of one address. */
interface Stores {
  /** The calls that wrote there in earlier lives of its block, in order. */
  readonly past: number[];
  /** Writes outside the graph, and those of the graph with their nodes. */
  readonly outside: number[];
  readonly nodes: number[];
}

const STACK_OBJECT = 2;

const SCHEDULED: ReadonlySet<number> = new Set([
  ev.EV_READ,
  ev.EV_WRITE,
  ev.EV_RMW,
  ev.EV_CAS,
  ev.EV_SYNC,
  ev.EV_FREE,
  ev.EV_JOIN,
  ev.EV_YIELD,
  ev.EV_ATOMIC_BEGIN,
  ev.EV_AWAIT,
  ev.EV_HALT,
]);

/** Words and undefined bits, each with where they begin in their array. */
interface StoredWords {
  readonly words: Int32Array;
  readonly at: number;
  readonly undef: Int32Array;
  readonly undefAt: number;
}

export class Rerun {
  readonly machine: Machine;
  readonly memory: FlatMemory;
  readonly recorder: Recorder;
  /** Dependencies between nodes, as executed: from a read to what depends on it. */
  readonly dependencies: Record<'addr' | 'data' | 'ctrl' | 'dep', [number, number][]> = {
    addr: [],
    data: [],
    ctrl: [],
    dep: [],
  };
  /** By address: the recorder's number of the call that allocated what is there. */
  readonly allocations = new Map<number, number>();
  /** By thread: it has come to an event that goes wrong. */
  private readonly stopped: boolean[];
  /** By node: the recorder's number of its call. */
  readonly told = new Map<number, number>();
  /** By thread of the graph: its slot in the machine. */
  readonly slots: number[];
  private readonly graph: FoundGraph;
  private readonly steps: readonly (readonly Step[])[];
  private readonly cursor: number[];
  private readonly creates: readonly (readonly Event[])[];
  private readonly created: number[];
  private readonly choices: readonly { values: bigint[]; waiters: number[] }[];
  private readonly trackers: DependencyTracker[] = [];
  /** By slot: for each bit of its tracker, the node that was read. */
  private readonly reads: number[][] = [];
  private calls = 0;
  /** By node: what it wrote. */
  private readonly written = new Map<number, Word>();
  /** By address: the last call that wrote there outside the graph. */
  private readonly outside = new Map<number, number>();
  private readonly later: { readonly call: number; readonly write: number }[] = [];
  private readonly stores = new Map<number, Stores>();
  private readonly heap: HeapChoices;
  /** The heap object that was made last. */
  private made = '';
  private readonly words = new Int32Array(4);
  private readonly undef = new Int32Array(4);
  private readonly fresh = new Int32Array(4);

  constructor(program: Program, graph: FoundGraph, order: readonly Moment[], watch: boolean) {
    this.graph = graph;
    const { encoding, cnf } = graph;
    const { threads } = encoding.program;
    this.heap = new HeapChoices(encoding.program, cnf);
    this.machine = new Machine(
      buildImage(program, { unwind: null, unwindset: new Map(), interpretOnly: watch }),
    );
    this.steps = threads.map((thread) =>
      thread.steps.filter((step) => step.kind !== 'soft' && cnf.valueOf(step.guard)),
    );
    this.creates = threads.map((thread, t) =>
      thread.events.filter((e) => e.kind === 'create' && cnf.valueOf(encoding.happens(t, e))),
    );
    this.cursor = threads.map(() => 0);
    this.stopped = threads.map(() => false);
    this.created = threads.map(() => 0);
    this.slots = threads.map((_, t) => (t === 0 ? 0 : -1));
    const parents: { id: number; createdBy: number | null }[] = [{ id: 0, createdBy: null }];
    for (const { thread, event } of order) {
      const one = threads[thread].events[event];
      if (one.kind !== 'create') continue;
      const child = encoding.threads.indexOf(one.child);
      this.slots[child] = parents.length;
      parents.push({ id: parents.length, createdBy: this.slots[thread] });
    }
    this.machine.adoptSlots(parents);
    if (watch)
      this.machine.watch = (t, code, d, fp) => {
        this.tracker(t.slot).watch(t, code, d, fp);
      };
    this.machine.reset();
    this.memory = new FlatMemory(this.machine);
    this.recorder = new Recorder(program, this.machine);
    const numberOf = (choice: Choice): bigint => {
      const bits = cnf.valueOfBits(choice.bits);
      return choice.signed ? BigInt.asIntN(choice.bits.length, bits) : bits;
    };
    this.choices = threads.map((thread) => {
      const made = thread.choices.filter((choice) => cnf.valueOf(choice.guard) && cnf.valueOf(choice.real));
      return {
        values: made.filter((choice) => !choice.waiter).map(numberOf),
        waiters: made.filter((choice) => choice.waiter).map((choice) => Number(numberOf(choice))),
      };
    });
    for (const moment of order) this.advance(moment.thread, threads[moment.thread].events[moment.event]);
  }

  /** The code of the thread's pending event. */
  pending(t: number): number {
    const slot = this.slots[t];
    if (this.machine.state(slot)[ST_STATUS] === STATUS_READY) this.machine.run(slot);
    return this.machine.state(slot)[ST_EVENT];
  }

  state(t: number): Int32Array {
    return this.machine.state(this.slots[t]);
  }

  /** Up to and including this event. */
  private advance(t: number, target: Event): void {
    if (target.kind === 'fence' || target.kind === 'detach' || target.kind === 'atomic-end') return;
    while (!this.stopped[t]) {
      const code = this.pending(t);
      if (code === ev.EV_FAIL) return;
      if (code === ev.EV_END) {
        if (target.kind === 'end') this.finish(t, target);
        return;
      }
      if (SCHEDULED.has(code)) {
        const step = this.steps[t][this.cursor[t]];
        if (step === undefined)
          throw new InternalError(`thread ${t} does more than its model (${target.text})`);
        if (this.machine.validate(this.slots[t]) !== null) {
          this.stopped[t] = true;
          return;
        }
        this.cursor[t]++;
        this.answer(
          t,
          code,
          step.event < 0 ? null : this.graph.encoding.program.threads[t].events[step.event],
        );
        if (step.event === target.index) return;
        continue;
      }
      if (code === ev.EV_CREATE) {
        const event = this.creates[t][this.created[t]++];
        this.create(t, event);
        if (event === target) return;
        continue;
      }
      this.local(t, code);
      if (target.kind === 'alloc' && code === ev.EV_ALLOC && this.made === target.object.key) return;
    }
  }

  /** As far as the thread comes without an event that can be scheduled. */
  settle(t: number): void {
    for (;;) {
      const code = this.pending(t);
      if (SCHEDULED.has(code) || code === ev.EV_FAIL || code === ev.EV_END || code === ev.EV_CREATE) return;
      this.local(t, code);
    }
  }

  /** The steps that nobody notices, as far as they go. */
  goOn(t: number): void {
    for (;;) {
      this.settle(t);
      const code = this.pending(t);
      const step = this.steps[t][this.cursor[t]];
      if (!SCHEDULED.has(code) || step === undefined || step.event >= 0 || code === ev.EV_AWAIT) return;
      if (this.machine.validate(this.slots[t]) !== null) return;
      this.cursor[t]++;
      this.answer(t, code, null);
    }
  }

  /** The thread ends the program, which is what it comes to next. */
  endProgram(t: number): void {
    this.goOn(t);
    if (this.pending(t) !== ev.EV_HALT) throw new InternalError(`thread ${t} does not end the program`);
    this.recorder.other(this.slots[t], 'ends the program');
    this.calls++;
  }

  private tracker(slot: number): DependencyTracker {
    this.trackers[slot] ??= new DependencyTracker();
    return this.trackers[slot];
  }

  /** What holds the node back; a node that reads becomes one that holds others back. */
  private depends(t: number, node: Node | undefined, store: boolean, from: Dependencies): void {
    if (node === undefined) return;
    const masks = {
      addr: from.addr,
      data: store ? from.data : 0n,
      ctrl: from.ctrl,
      dep: heldBackBy(from, store),
    };
    (this.reads[this.slots[t]] ?? []).forEach((read, k) => {
      for (const kind of ['addr', 'data', 'ctrl', 'dep'] as const)
        if ((masks[kind] >> BigInt(k)) & 1n) this.dependencies[kind].push([read, node.id]);
    });
  }

  private delivers(t: number, read: Node | undefined): void {
    if (this.machine.watch === null) return;
    const slot = this.slots[t];
    this.reads[slot] ??= [];
    this.tracker(slot).delivered(this.machine.state(slot), this.reads[slot].length);
    this.reads[slot].push(read?.id ?? -1);
  }

  private nodesOf(t: number, event: Event | null): { read: Node | undefined; write: Node | undefined } {
    const ids = event === null ? [] : this.graph.encoding.nodes.ofEvent[t][event.index];
    const there = ids
      .map((id) => this.graph.encoding.nodes.all[id])
      .filter((node) => this.graph.cnf.valueOf(node.exec));
    return { read: there.find(({ kind }) => kind === 'R'), write: there.find(({ kind }) => kind === 'W') };
  }

  private answer(t: number, code: number, event: Event | null): void {
    const slot = this.slots[t];
    const { machine, recorder } = this;
    const s = machine.state(slot);
    const nodes = this.nodesOf(t, event);
    const from = this.machine.watch === null ? NOTHING : this.tracker(slot).atEvent();
    this.depends(t, nodes.read, false, from);
    this.depends(t, nodes.write, true, from);
    if (nodes.read !== undefined && nodes.write !== undefined)
      for (const kind of ['data', 'dep'] as const)
        this.dependencies[kind].push([nodes.read.id, nodes.write.id]);
    switch (code) {
      case ev.EV_READ: {
        this.load(slot, nodes.read, event);
        this.source(nodes.read);
        recorder.read(slot, this.words, this.undef);
        this.note(nodes.read);
        this.delivers(t, nodes.read);
        if (this.undef.some((w) => w !== 0)) machine.deliverUndefined(slot, this.words, this.undef);
        else machine.deliver(slot, this.words[0], this.words[1], this.words[2], this.words[3]);
        return;
      }
      case ev.EV_WRITE:
        recorder.write(slot);
        this.store(slot, nodes.write, { words: s, at: ST_VAL, undef: s, undefAt: ST_UNDEF });
        machine.deliver(slot, 0);
        return;
      case ev.EV_RMW:
        this.load(slot, nodes.read, event);
        this.fresh.fill(0);
        rmwApply(s[ST_OP], s[ST_SIZE], this.words, 0, s, ST_VAL, this.fresh, 0);
        this.source(nodes.read);
        recorder.rmw(slot, this.words, this.fresh);
        this.note(nodes.read);
        this.store(slot, nodes.write, { words: this.fresh, at: 0, undef: NO_UNDEF, undefAt: 0 });
        this.delivers(t, nodes.read);
        machine.deliver(slot, this.words[0], this.words[1], this.words[2], this.words[3]);
        return;
      case ev.EV_CAS: {
        this.load(slot, nodes.read, event);
        let ok = true;
        for (let i = 0; 4 * i < s[ST_SIZE]; i++) ok &&= this.words[i] === s[ST_EXP + i];
        this.source(nodes.read);
        recorder.cas(slot, ok, this.words);
        this.note(nodes.read);
        if (ok) this.store(slot, nodes.write, { words: s, at: ST_VAL, undef: NO_UNDEF, undefAt: 0 });
        this.delivers(t, nodes.read);
        machine.deliverCas(slot, ok, this.words[0], this.words[1], this.words[2], this.words[3]);
        return;
      }
      case ev.EV_SYNC:
        return this.sync(t, event, nodes);
      case ev.EV_FREE:
        recorder.other(slot);
        this.calls++;
        for (const id of event === null ? [] : this.graph.encoding.nodes.ofEvent[t][event.index])
          this.told.set(id, this.calls - 1);
        this.memory.free(s[ST_ADDR], machine.objectAt(s[ST_ADDR])?.size ?? 0);
        machine.deliver(slot, 0);
        return;
      case ev.EV_JOIN: {
        const child = machine.slotOf(s[ST_VAL]);
        const other = machine.state(child);
        recorder.join(slot, child, [other[ST_RET], other[ST_RET + 1]]);
        this.calls++;
        machine.deliver(slot, other[ST_RET], other[ST_RET + 1]);
        return;
      }
      default:
        recorder.other(slot);
        this.calls++;
        if (code !== ev.EV_HALT) machine.deliver(slot, 0);
    }
  }

  private local(t: number, code: number): void {
    const slot = this.slots[t];
    const { machine, recorder } = this;
    const s = machine.state(slot);
    switch (code) {
      case ev.EV_ALLOC:
        this.getBlock(t);
        this.memory.alloc(s[ST_ADDR], s[ST_VAL], s[ST_OP] === 1);
        this.allocations.set(s[ST_ADDR], this.calls);
        recorder.other(slot);
        break;
      case ev.EV_CHOOSE: {
        const value = this.choices[t].values.shift() ?? 0n;
        const words = [0n, 32n, 64n, 96n].map((k) => Number(BigInt.asIntN(32, value >> k)));
        recorder.choose(slot, words, `${value}`);
        this.calls++;
        machine.deliver(slot, words[0], words[1], words[2], words[3]);
        return;
      }
      case ev.EV_OUTPUT: {
        const text = machine.output(slot, (address) => Math.max(0, this.memory.peek(address)));
        recorder.output(slot, text, text.length);
        this.calls++;
        machine.deliver(slot, text.length);
        return;
      }
      case ev.EV_DETACH:
        recorder.detach(slot, machine.slotOf(s[ST_VAL]));
        break;
      default:
        recorder.other(slot);
    }
    this.calls++;
    machine.deliver(slot, 0);
  }

  /** A fresh block, or one that was freed: what was written there before is no longer what is there. */
  private getBlock(t: number): void {
    const slot = this.slots[t];
    const s = this.machine.state(slot);
    this.made = '';
    if (s[ST_OP] === STACK_OBJECT) return;
    const { key, address } = this.heap.next(t, s[ST_ADDR]);
    this.made = key;
    if (address === s[ST_ADDR]) return;
    this.machine.reuseBlock(slot, address);
    for (const [at, stores] of this.stores) {
      if (at < address || at >= address + s[ST_VAL]) continue;
      stores.past.push(...this.inOrder(stores));
      stores.outside.length = stores.nodes.length = 0;
      this.first.delete(at);
      this.outside.delete(at);
    }
  }

  private create(t: number, event: Event): void {
    const slot = this.slots[t];
    const { machine } = this;
    const [node] = this.graph.encoding.nodes.ofEvent[t][event.index].map(
      (id) => this.graph.encoding.nodes.all[id],
    );
    if (machine.watch !== null) this.depends(t, node, true, this.tracker(slot).atEvent());
    const child = machine.spawn(slot);
    this.memory.beginThread(child);
    this.recorder.create(slot, child, machine.handleOf(child));
    this.calls++;
    machine.deliver(slot, machine.handleOf(child));
  }

  private finish(t: number, event: Event): void {
    const [node] = this.graph.encoding.nodes.ofEvent[t][event.index].map(
      (id) => this.graph.encoding.nodes.all[id],
    );
    if (this.machine.watch !== null) this.depends(t, node, true, this.tracker(this.slots[t]).atEvent());
    this.recorder.other(this.slots[t]);
    this.calls++;
  }

  private sync(
    t: number,
    event: Event | null,
    nodes: { read: Node | undefined; write: Node | undefined },
  ): void {
    const slot = this.slots[t];
    const { machine } = this;
    const s = machine.state(slot);
    const op = s[ST_OP];
    this.load(slot, nodes.read, event);
    const [lo, hi] = [this.words[0], this.words[1]];
    const spurious = event?.kind === 'sync' && this.graph.cnf.valueOf(event.spurious);
    const choice = spurious ? 1 : this.waiter(t, op, lo, hi);
    const status = syncApply(op, lo, hi, slot, choice);
    if (status === SYNC_BLOCKED || status === SYNC_MISUSE) {
      this.stopped[t] = true;
      return;
    }
    const { result } = synced;
    const wrote = synced.lo !== lo || synced.hi !== hi;
    this.fresh.fill(0);
    this.fresh[0] = synced.lo;
    this.fresh[1] = synced.hi;
    const { says, fails } = SYNC_INFO[op];
    this.source(nodes.read);
    this.recorder.sync(slot, result, this.fresh.slice(0, 2), wrote, result === 0 ? says : fails);
    this.note(nodes.read);
    if (wrote) this.store(slot, nodes.write, { words: this.fresh, at: 0, undef: NO_UNDEF, undefAt: 0 });
    this.delivers(t, nodes.read);
    machine.deliver(slot, result);
  }

  /** The number of the choice that wakes the thread that the model wakes. */
  private waiter(t: number, op: number, lo: number, hi: number): number {
    const choices = syncChoices(op, lo, hi);
    if (choices < 2) return 0;
    const wanted =
      this.slots[this.graph.encoding.threads.indexOf(this.choices[t].waiters.shift() ?? -1)] ?? -1;
    for (let k = 0; k < choices; k++) {
      syncApply(op, lo, hi, this.slots[t], k);
      const gone = wanted < 32 ? (lo & ~synced.lo) >>> wanted : (hi & ~synced.hi) >>> (wanted - 32);
      if (wanted >= 0 && (gone & 1) === 1) return k;
    }
    return 0;
  }

  /** What the pending read gets: from the write it reads from, or from memory. */
  load(slot: number, read: Node | undefined, event: Event | null): void {
    const s = this.machine.state(slot);
    const from = read === undefined ? -1 : (this.graph.rf.get(read.id) ?? -1);
    const source = from < 0 ? undefined : this.graph.encoding.nodes.all[from];
    if (source === undefined || source.thread < 0) {
      this.memory.load(s[ST_ADDR], s[ST_SIZE], this.words, this.undef);
      if (source !== undefined) this.initialValue(s[ST_ADDR], s[ST_SIZE]);
      return;
    }
    const value = this.written.get(from);
    if (value !== undefined) {
      this.words.set(value.words);
      this.undef.set(value.undef);
    } else this.promised(event);
  }

  /** Memory as it was before any write of the graph. */
  private initialValue(address: number, size: number): void {
    const before = this.first.get(address);
    if (before === undefined) return;
    for (let i = 0; 4 * i < size; i++) {
      this.words[i] = before.words[i];
      this.undef[i] = before.undef[i];
    }
  }
  private readonly first = new Map<number, Word>();

  /** From the model: the write has not been run yet. */
  private promised(event: Event | null): void {
    const { circuit, cells } = this.graph.encoding.program;
    let bits = 0n;
    let undef = 0n;
    let at = 0n;
    for (const { read, targets } of event?.parts ?? []) {
      if (read === null || targets.length === 0 || isOwnFlag(targets[0].cell.key)) continue;
      const value = cells.domainOf(targets[0].cell).decode(circuit, read);
      bits |= this.graph.cnf.valueOfBits(value.bits) << at;
      if (value.undef !== null) undef |= this.graph.cnf.valueOfBits(value.undef) << at;
      at += BigInt(value.bits.length);
    }
    for (let k = 0; k < 4; k++) {
      this.words[k] = Number(BigInt.asIntN(32, bits >> BigInt(32 * k)));
      this.undef[k] = Number(BigInt.asIntN(32, undef >> BigInt(32 * k)));
    }
  }

  private source(read: Node | undefined): void {
    if (read === undefined) return this.recorder.readsFrom(null);
    this.recorder.readsFrom(this.sourceOf(read));
  }

  /** The call that a read reads from, -1 for the initial value. */
  sourceOf(read: Node): number {
    const from = this.graph.rf.get(read.id) ?? -1;
    const source = from < 0 ? undefined : this.graph.encoding.nodes.all[from];
    if (source === undefined || source.thread < 0)
      return this.outside.get(this.machine.state(this.slots[read.thread])[ST_ADDR]) ?? -1;
    const call = this.told.get(from);
    if (call === undefined) this.later.push({ call: this.calls, write: from });
    return call ?? -1;
  }

  private note(read: Node | undefined): void {
    if (read !== undefined) this.told.set(read.id, this.calls);
    this.calls++;
  }

  private store(slot: number, write: Node | undefined, { words, at, undef, undefAt }: StoredWords): void {
    const s = this.machine.state(slot);
    const [address, size] = [s[ST_ADDR], s[ST_SIZE]];
    // The last call was this event's, unless it is a plain store, which is not counted yet.
    const isStore = s[ST_EVENT] === ev.EV_WRITE;
    if (isStore) this.calls++;
    const call = this.calls - 1;
    if (write !== undefined && !this.first.has(address)) {
      this.memory.load(address, size, this.scratch, this.scratchUndef);
      this.first.set(address, { words: this.scratch.slice(), undef: this.scratchUndef.slice() });
    }
    const stores = this.stores.get(address) ?? { past: [], outside: [], nodes: [] };
    this.stores.set(address, stores);
    if (write === undefined) {
      this.outside.set(address, call);
      stores.outside.push(call);
    } else {
      const count = (size + 3) >> 2;
      const value = { words: new Int32Array(4), undef: new Int32Array(4) };
      value.words.set(words.subarray(at, at + count));
      value.undef.set(undef.subarray(undefAt, undefAt + count));
      this.written.set(write.id, value);
      this.told.set(write.id, call);
      stores.nodes.push(write.id);
    }
    this.memory.store(address, size, words, at, undef, undefAt);
  }
  private readonly scratch = new Int32Array(4);
  private readonly scratchUndef = new Int32Array(4);

  /** What the read gets. */
  valueOf(slot: number, read: Node): [Int32Array, Int32Array] {
    this.load(slot, read, read.event);
    return [this.words.slice(), this.undef.slice()];
  }

  /** What is there in the end, by coherence. */
  latest(address: number, size: number): Int32Array {
    const { nodes } = this.stores.get(address) ?? { nodes: [] };
    const last = nodes.find((a) => nodes.every((b) => a === b || this.graph.coherent(b, a)));
    const value = last === undefined ? undefined : this.written.get(last);
    if (value !== undefined) return value.words;
    this.memory.load(address, size, this.words, this.undef);
    return this.words.slice();
  }

  /** When everything is told: reads from later writes, and the order of the writes. */
  close(): void {
    for (const { call, write } of this.later) {
      const source = this.told.get(write);
      if (source !== undefined) this.recorder.readsFromLater(call, source);
      else if (this.graph.encoding.nodes.all[write].dead) this.recorder.readsFromLast(call);
    }
    for (const [address, stores] of this.stores)
      this.recorder.coherence(address, [...stores.past, ...this.inOrder(stores)]);
  }

  /** The calls that wrote to an address, in the order of the writes. */
  private inOrder({ outside, nodes }: Stores): number[] {
    const sorted = [...nodes].sort((a, b) => (this.graph.coherent(a, b) ? -1 : 1));
    return [...outside, ...sorted.map((id) => this.told.get(id) as number)];
  }
}

const NO_UNDEF = new Int32Array(4);
const NOTHING: Dependencies = { addr: 0n, data: 0n, ctrl: 0n, loops: 0n, stores: 0n };
