import type { FenceKind, Order, SyncOp } from '../ir/types.ts';
import type { Choice, Graph, GraphEvent } from '../models/execution.ts';
import type { Step, Trace } from '../results/types.ts';
import { BLOCK_LOCK } from '../vm/code/layout.ts';
import { SYNCS, syncOrder } from '../vm/sync/sync-table.ts';
import type { StepDependencies } from './step-dependencies.ts';

/**
 * The execution graph of a trace: its steps as events, with reads-from and modification order as the trace has them.
 *
 * A read-modify-write, and a lock operation that changes its word, is a read and a write; an atomic block takes and
 * gives back one global lock between full fences, in the order of the steps. Allocations, choices, output and flushes
 * are no events. Of a free the graph has, if it is asked for, the store of *dead* at the location of one access (docs/models.md,
 * "Memory errors"): `withDead` says where in the order of writes it could be, so that the access comes after it.
 */
export const isAccess = (step: Step): boolean =>
  step.raw !== undefined && /^(read|write|rmw|cas|sync )/.test(step.raw.event);

/** Thread events that count as stores: they depend on what a store depends on. */
const STORE_LIKE: ReadonlySet<string> = new Set(['create', 'end', 'halt']);

/** A free, and an access that is said to come after it; one of the two is the step that goes wrong. */
export interface Dead {
  readonly free: Step;
  readonly access: Step;
}

interface Source {
  readonly read: number;
  readonly step: Step;
}

export class GraphOfTrace {
  readonly graph: Graph;
  /** What makes the trace no graph at all: a read from something that is no write there. */
  readonly malformed: string;
  private readonly events: GraphEvent[] = [];
  private readonly rmw: [number, number][] = [];
  private readonly asw: [number, number][] = [];
  private readonly rf: number[] = [];
  /** First and last event of each step. */
  private readonly first = new Map<number, number>();
  private readonly last = new Map<number, number>();
  private readonly initial = new Map<number, number>();
  /** Place of a step in the trace's modification order. */
  private readonly rank = new Map<number, number>();
  private readonly sources: Source[] = [];
  private readonly blocks = new Map<number, number>();
  private readonly blockLock: number[] = [];
  /** By thread: allocations, which are no events, since its last event. They stand where the next one does. */
  private readonly allocated = new Map<number, Step[]>();
  private readonly dead: Dead | null;
  /** The stores of dead, and the event of the access that comes after it if that is the step that goes wrong; else -1. */
  private readonly deadStores: number[] = [];
  private deadAccess = -1;
  /** Reads that were answered by what the free leaves, when it is the step that goes wrong. */
  private readonly readers: readonly Step[];

  /** `unanswered`: the step that goes wrong. Of an access that reads, the read is added; nothing else of it. */
  constructor(
    trace: Trace,
    steps: readonly Step[],
    unanswered: Step | null,
    dependencies: StepDependencies | null = null,
    dead: Dead | null = null,
  ) {
    this.dead = dead;
    this.readers = dead === null ? [] : steps.filter(({ readsFrom }) => readsFrom === dead.free.n);
    for (const n of Object.values(trace.co).flat()) this.rank.set(n, this.rank.size);
    this.initialise(BLOCK_LOCK);
    for (const { raw } of steps.filter(isAccess)) this.initialise(raw!.address);
    this.blockLock.push(this.initial.get(BLOCK_LOCK)!);
    this.thread(0);
    for (const step of steps) this.add(step);
    this.synchronise(trace, steps);
    if (dead !== null) this.addDead(dead, unanswered);
    else if (unanswered !== null) this.addUnanswered(unanswered);
    this.malformed = this.resolve();
    this.graph = {
      events: this.events,
      rmw: this.rmw,
      asw: this.asw,
      dep: dependencies === null ? [] : this.heldBack(steps, dependencies),
    };
  }

  /** From a read to each event that depends on it; the two events of a read-modify-write depend on different ones. */
  private heldBack(steps: readonly Step[], dependencies: StepDependencies): [number, number][] {
    const pairs: [number, number][] = [];
    for (const { n, raw } of steps) {
      const [first, last] = [this.first.get(n), this.last.get(n)];
      if (first === undefined || last === undefined || raw?.event === 'alloc') continue;
      for (const event of new Set([first, last])) {
        const { kind } = this.events[event];
        if (kind === 'F' || (kind === 'TH' && !STORE_LIKE.has(raw?.event ?? ''))) continue;
        for (const step of dependencies.of(n, kind !== 'R')) {
          const read = this.first.get(step);
          if (read !== undefined && this.events[read].kind === 'R') pairs.push([read, event]);
        }
      }
    }
    return pairs;
  }

  /** Do reads go on with what the free leaves, the step that goes wrong? */
  get readsDead(): boolean {
    return this.readers.length > 0;
  }

  /** The last event of a step, or -1. */
  eventOf = (step: number): number => this.last.get(step) ?? -1;

  /** The step of an event, or 0: of initial writes, and of what stands for threads. */
  stepOf(event: number): number {
    for (const [n, last] of this.last) if (event <= last && event >= this.first.get(n)!) return n;
    return 0;
  }

  choice = (): Choice => {
    const byLocation = new Map<number, number[]>();
    for (const [location, event] of this.initial) byLocation.set(location, [event]);
    byLocation.set(BLOCK_LOCK, this.blockLock);
    const written = [...this.rank.keys()].filter((n) => this.events[this.eventOf(n)]?.kind === 'W');
    for (const n of written) byLocation.get(this.events[this.eventOf(n)].location)?.push(this.eventOf(n));
    return { rf: this.rf, co: [...byLocation.values()] };
  };

  /** Every order of the writes in which the access comes after the store of dead, or reads from it. */
  *withDead(): Generator<Choice> {
    if (this.readsDead) return yield* this.everywhere(this.choice(), this.deadStores);
    const { rf, co } = this.choice();
    const location = this.dead?.access.raw?.address ?? -1;
    const own = co.findIndex(([first]) => this.events[first].location === location);
    const answered = this.deadAccess < 0;
    /* of an access that has been answered, the store is right before what it wrote */
    const at = answered ? co[own].indexOf(this.eventOf(this.dead!.access.n)) : co[own].length;
    const isRead = !answered && this.events[this.deadAccess].kind === 'R';
    for (let k = at; k > 0; k--) {
      const [deadStore] = this.deadStores;
      const order = [...co[own].slice(0, k), deadStore, ...co[own].slice(k)];
      if (!answered && !isRead) order.push(this.deadAccess);
      const sources = Array.from(rf);
      if (isRead) sources[this.deadAccess] = deadStore;
      yield { rf: sources, co: co.map((other, i) => (i === own ? order : other)) };
      if (answered) return;
    }
  }

  /** The stores of dead at every place in the order of the writes of their locations. */
  private *everywhere({ rf, co }: Choice, stores: readonly number[]): Generator<Choice> {
    const [store, ...rest] = stores;
    if (store === undefined) {
      yield { rf, co };
      return;
    }
    const own = co.findIndex(([first]) => this.events[first].location === this.events[store].location);
    for (let k = co[own].length; k > 0; k--) {
      const order = [...co[own].slice(0, k), store, ...co[own].slice(k)];
      yield* this.everywhere({ rf, co: co.map((other, i) => (i === own ? order : other)) }, rest);
    }
  }

  /** One store at the location of the access; if reads have been answered by what the free leaves, one for each. */
  private storeDead(step: Step): void {
    const block = this.blocks.get(step.thread);
    const accesses = this.readers.length > 0 ? this.readers : [this.dead?.access];
    for (const location of new Set(accesses.map((access) => access?.raw?.address ?? -1))) {
      const write = { thread: step.thread, kind: 'W', order: 'na', location } as const;
      this.deadStores.push(this.push(block === undefined ? write : { ...write, block }));
    }
    this.done(step, this.deadStores[0], this.deadStores.at(-1));
  }

  private addDead({ free, access }: Dead, unanswered: Step | null): void {
    if (unanswered === free) return this.storeDead(free);
    if (unanswered !== access) return;
    this.initialise(access.raw!.address);
    const first = this.events.length;
    this.access({ ...access, readsFrom: 0 }, false);
    if (access.raw?.event === 'write') {
      const block = this.blocks.get(access.thread);
      const write = { thread: access.thread, kind: 'W', location: access.raw.address } as const;
      const order = (access.order ?? 'na') as Order;
      this.push(block === undefined ? { ...write, order } : { ...write, order, block });
    }
    this.deadAccess = first;
  }

  private initialise(location: number): void {
    if (this.initial.has(location)) return;
    this.initial.set(location, this.push({ thread: -1, kind: 'W', order: 'na', location }));
  }

  private push(event: GraphEvent): number {
    for (const step of this.allocated.get(event.thread) ?? []) this.done(step, this.events.length);
    this.allocated.delete(event.thread);
    this.events.push(event);
    this.rf.push(-1);
    return this.events.length - 1;
  }

  private thread(thread: number): number {
    return this.push({ thread, kind: 'TH', order: 'na', location: -1 });
  }

  private done(step: Step, first: number, last = first): void {
    this.first.set(step.n, first);
    this.last.set(step.n, last);
  }

  private add(step: Step): void {
    if (isAccess(step)) return this.access(step, this.rank.has(step.n));
    if (step === this.dead?.free) return this.storeDead(step);
    const { thread } = step;
    const name = step.raw?.event ?? step.op;
    if (name.startsWith('fence ')) this.fence(step, name.slice(6) as FenceKind);
    else if (name === 'alloc') this.allocated.set(thread, [...(this.allocated.get(thread) ?? []), step]);
    else if (name === 'atomic-begin') this.blockBegins(step);
    else if (name === 'atomic-end') this.blockEnds(step);
    else if (['begin', 'create', 'join', 'end', 'halt'].includes(name)) this.done(step, this.thread(thread));
  }

  private access(step: Step, writes: boolean): void {
    const name = step.raw!.event;
    const lock = name.startsWith('sync ');
    const block = this.blocks.get(step.thread);
    const access = {
      thread: step.thread,
      order: (lock ? orderOf(name.slice(5), writes) : (step.order ?? 'na')) as Order,
      location: step.raw!.address,
      ...(lock || name === 'rmw' || name === 'cas' ? { amo: true } : {}),
      ...(lock ? { lock } : {}),
      ...(block === undefined ? {} : { block }),
    };
    const read = name === 'write' ? -1 : this.push({ ...access, kind: 'R' });
    if (read >= 0) this.sources.push({ read, step });
    if (!writes) return read < 0 ? undefined : this.done(step, read);
    const write = this.push({ ...access, kind: 'W' });
    if (read >= 0) this.rmw.push([read, write]);
    this.done(step, read < 0 ? write : read, write);
  }

  private fence(step: Step, fence: FenceKind): void {
    if (fence === 'signal') return;
    const order: Order = fence === 'thread' ? ((step.order ?? 'sc') as Order) : 'sc';
    this.done(step, this.pushFence(step.thread, fence, order));
  }

  private pushFence(thread: number, fence: FenceKind, order: Order): number {
    const block = this.blocks.get(thread);
    const event = { thread, kind: 'F', order, location: -1, fence } as const;
    return this.push(block === undefined ? event : { ...event, block });
  }

  private fullFence(thread: number): number {
    return this.pushFence(thread, 'full', 'sc');
  }

  /** Blocks do not nest in the graph: only the outermost begin and end count. */
  private blockBegins(step: Step): void {
    const { thread } = step;
    const first = this.fullFence(thread);
    if (this.blocks.has(thread)) return this.done(step, first);
    const block = step.n;
    this.blocks.set(thread, block);
    const access = { thread, order: 'acq', location: BLOCK_LOCK, lock: true, block } as const;
    const read = this.push({ ...access, kind: 'R' });
    const write = this.push({ ...access, kind: 'W' });
    this.rf[read] = this.blockLock[this.blockLock.length - 1];
    this.rmw.push([read, write]);
    this.blockLock.push(write);
    this.done(step, first, this.fullFence(thread));
  }

  private blockEnds(step: Step): void {
    const { thread } = step;
    const first = this.fullFence(thread);
    const block = this.blocks.get(thread);
    if (block !== undefined) {
      this.blockLock.push(
        this.push({ thread, kind: 'W', order: 'rel', location: BLOCK_LOCK, lock: true, block }),
      );
    }
    this.blocks.delete(thread);
    this.done(step, first, this.fullFence(thread));
  }

  /** create → begin, end → join; a thread whose end is not a step has ended after its last one. */
  private synchronise(trace: Trace, steps: readonly Step[]): void {
    for (const step of steps) {
      const name = step.raw?.event;
      if (name !== 'create' && name !== 'join') continue;
      const other = Number(/T(\d+)/.exec(step.note ?? '')?.[1] ?? -1);
      const theirs = trace.steps.filter((s) => s.thread === other && this.first.has(s.n));
      if (theirs.length === 0) continue;
      const [begin, end] = [theirs[0].n, theirs[theirs.length - 1].n];
      if (name === 'create') this.asw.push([this.eventOf(step.n), this.first.get(begin)!]);
      else this.asw.push([this.eventOf(end), this.first.get(step.n)!]);
    }
  }

  /** What does not read stands where its thread was before it. */
  private addUnanswered(step: Step): void {
    if (isAccess(step) && step.readsFrom !== undefined && this.initial.has(step.raw!.address))
      return this.access(step, false);
    const before = this.events.findLastIndex((event) => event.thread === step.thread);
    if (before >= 0) this.done(step, before);
  }

  /** Steps to events, when all are there. */
  private resolve(): string {
    for (const { read, step } of this.sources) {
      const { address } = step.raw!;
      const from = step.readsFrom ?? 0;
      this.rf[read] =
        from === 0
          ? this.initial.get(address)!
          : this.dead?.free.n === from
            ? (this.deadStores.find((store) => this.events[store].location === address) ?? -1)
            : this.eventOf(from);
      const write = this.events[this.rf[read]];
      if (write?.kind !== 'W' || write.location !== address)
        return `step ${step.n} reads from step ${from}, which does not write there`;
    }
    return '';
  }
}

const orderOf = (op: string, wrote: boolean): Order => syncOrder(SYNCS.indexOf(op as SyncOp), wrote);
