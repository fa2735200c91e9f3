import { InternalError } from '../../../base/failure.ts';
import type { Program } from '../../../ir/types.ts';
import { Recorder } from '../../../trace/recorder.ts';
import { rmwApply } from '../../../vm/arithmetic/rmw.ts';
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
import type { FlatMemory } from '../../../vm/memory/memory.ts';
import { SYNC_BLOCKED, SYNC_MISUSE, syncApply, syncChoices, synced } from '../../../vm/sync/sync.ts';
import { SYNC_INFO } from '../../../vm/sync/sync-table.ts';
import type { Event, Step } from '../../bounded/events.ts';
import { HeapChoices } from '../../bounded-sat/heap-choices.ts';
import { type MadeChoices, madeChoices } from '../../bounded-sat/made-choices.ts';
import type { Moment } from '../../bounded-sat/moments.ts';
import type { Node } from '../graph/nodes.ts';
import type { FoundGraph } from './found-graph.ts';
import { NodeDependencies } from './node-dependencies.ts';
import { NodeMemory, type StoredWords } from './node-memory.ts';

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

/**
 * Runs the threads of a graph in the machine, each on what its reads read, in an order that respects program order and,
 * as far as possible, who reads from whom; and writes that down. The machine shows more than the graph has (memory that
 * only one thread comes to, what main did before there were others): that goes to and from plain memory.
 *
 * `steps` of the bounded program are the machine's events that can be scheduled, in order: so the k-th of them here is the
 * k-th there.
 */
export class Rerun {
  readonly machine: Machine;
  readonly recorder: Recorder;
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
  private readonly choices: readonly MadeChoices[];
  private calls = 0;
  private readonly nodes: NodeMemory;
  private readonly holds: NodeDependencies;
  private readonly later: { readonly call: number; readonly write: number }[] = [];
  private readonly heap: HeapChoices;
  /** The heap object that was made last. */
  private made = '';
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
    this.holds = new NodeDependencies(this.machine, watch);
    this.machine.reset();
    this.nodes = new NodeMemory(this.machine, graph, this.told);
    this.recorder = new Recorder(program, this.machine);
    this.choices = threads.map((thread) => madeChoices(thread, cnf));
    for (const moment of order) this.advance(moment.thread, threads[moment.thread].events[moment.event]);
    if (watch) this.catchUp(order);
  }

  /**
   * Where loads are buffered, a thread may come to a block that another allocates later in the order. For what depends on what the order does not
   * matter: it goes on when the block is there.
   */
  private catchUp(order: readonly Moment[]): void {
    const { threads } = this.graph.encoding.program;
    for (let isOver = false; !isOver; ) {
      isOver = true;
      for (const [t, slot] of this.slots.entries()) {
        /* one that has done its part is stopped by what goes wrong behind it */
        const next = this.steps[t][this.cursor[t]];
        if (!this.stopped[t] || next === undefined || this.machine.validate(slot) !== null) continue;
        this.stopped[t] = false;
        const before = this.cursor[t];
        for (const { thread, event } of order)
          if (thread === t && event >= next.event) this.advance(t, threads[t].events[event]);
        if (this.cursor[t] > before) isOver = false;
      }
    }
  }

  /** Some thread has come to an access that goes wrong here, and has not done all of its part. */
  get isStopped(): boolean {
    return this.stopped.includes(true);
  }

  /** Memory as it is, whatever the graph says. */
  get memory(): FlatMemory {
    return this.nodes.flat;
  }

  /** Dependencies between nodes, as executed: from a read to what depends on it. */
  get dependencies(): NodeDependencies['found'] {
    return this.holds.found;
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
    const from = this.holds.atEvent(slot);
    this.holds.depends(slot, nodes.read, false, from);
    this.holds.depends(slot, nodes.write, true, from);
    if (nodes.read !== undefined && nodes.write !== undefined) this.holds.modifies(nodes.read, nodes.write);
    const { words, undef } = this.nodes;
    switch (code) {
      case ev.EV_READ: {
        this.nodes.load(slot, nodes.read, event);
        this.source(nodes.read);
        recorder.read(slot, words, undef);
        this.note(nodes.read);
        this.holds.delivers(slot, nodes.read);
        if (undef.some((w) => w !== 0)) machine.deliverUndefined(slot, words, undef);
        else machine.deliver(slot, words[0], words[1], words[2], words[3]);
        return;
      }
      case ev.EV_WRITE:
        recorder.write(slot);
        this.store(slot, nodes.write, { words: s, at: ST_VAL, undef: s, undefAt: ST_UNDEF });
        machine.deliver(slot, 0);
        return;
      case ev.EV_RMW:
        this.nodes.load(slot, nodes.read, event);
        this.fresh.fill(0);
        rmwApply(s[ST_OP], s[ST_SIZE], words, 0, s, ST_VAL, this.fresh, 0);
        this.source(nodes.read);
        recorder.rmw(slot, words, this.fresh);
        this.note(nodes.read);
        this.store(slot, nodes.write, { words: this.fresh, at: 0, undef: NO_UNDEF, undefAt: 0 });
        this.holds.delivers(slot, nodes.read);
        machine.deliver(slot, words[0], words[1], words[2], words[3]);
        return;
      case ev.EV_CAS: {
        this.nodes.load(slot, nodes.read, event);
        let ok = true;
        for (let i = 0; 4 * i < s[ST_SIZE]; i++) ok &&= words[i] === s[ST_EXP + i];
        this.source(nodes.read);
        recorder.cas(slot, ok, words);
        this.note(nodes.read);
        if (ok) this.store(slot, nodes.write, { words: s, at: ST_VAL, undef: NO_UNDEF, undefAt: 0 });
        this.holds.delivers(slot, nodes.read);
        machine.deliverCas(slot, ok, words[0], words[1], words[2], words[3]);
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
    this.nodes.forget(address, s[ST_VAL]);
  }

  private create(t: number, event: Event): void {
    const slot = this.slots[t];
    const { machine } = this;
    const [node] = this.graph.encoding.nodes.ofEvent[t][event.index].map(
      (id) => this.graph.encoding.nodes.all[id],
    );
    this.holds.depends(slot, node, true, this.holds.atEvent(slot));
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
    const slot = this.slots[t];
    this.holds.depends(slot, node, true, this.holds.atEvent(slot));
    this.recorder.other(slot);
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
    this.nodes.load(slot, nodes.read, event);
    const [lo, hi] = this.nodes.words;
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
    this.holds.delivers(slot, nodes.read);
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

  private source(read: Node | undefined): void {
    if (read === undefined) return this.recorder.readsFrom(null);
    this.recorder.readsFrom(this.sourceOf(read));
  }

  /** The call that a read reads from, -1 for the initial value. */
  sourceOf(read: Node): number {
    const source = this.nodes.sourceOf(read);
    if (source === undefined)
      return this.nodes.lastOutside(this.machine.state(this.slots[read.thread])[ST_ADDR]);
    const call = this.told.get(source.id);
    if (call === undefined) this.later.push({ call: this.calls, write: source.id });
    return call ?? -1;
  }

  private note(read: Node | undefined): void {
    if (read !== undefined) this.told.set(read.id, this.calls);
    this.calls++;
  }

  private store(slot: number, write: Node | undefined, value: StoredWords): void {
    // The last call was this event's, unless it is a plain store, which is not counted yet.
    if (this.machine.state(slot)[ST_EVENT] === ev.EV_WRITE) this.calls++;
    this.nodes.store(slot, write, this.calls - 1, value);
  }

  /** What the read gets. */
  valueOf(slot: number, read: Node): [Int32Array, Int32Array] {
    this.nodes.load(slot, read, read.event);
    return [this.nodes.words.slice(), this.nodes.undef.slice()];
  }

  /** What is there in the end, by coherence. */
  latest(address: number, size: number): Int32Array {
    return this.nodes.latest(address, size);
  }

  /** When everything is told: reads from later writes, and the order of the writes. */
  close(): void {
    for (const { call, write } of this.later) {
      const source = this.told.get(write);
      if (source !== undefined) this.recorder.readsFromLater(call, source);
      else if (this.graph.encoding.nodes.all[write].dead) this.recorder.readsFromLast(call);
    }
    for (const [address, calls] of this.nodes.coherence()) this.recorder.coherence(address, calls);
  }
}

const NO_UNDEF = new Int32Array(4);
