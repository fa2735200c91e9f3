import { type Bits, mux } from '../../../sat/bits/bits.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, Event } from '../../bounded/events.ts';
import type { Cell } from '../../bounded/memory/cells.ts';
import { insideAtomic } from '../locks/atomic-blocks.ts';
import type { Waiting } from './delays.ts';
import type { SharedMemory } from './memory.ts';
import { initialCode } from './plain.ts';

/**
 * TSO-SMA and PSO-SMA: store buffers as they are (LazySMA, section III, the reference implementation), the slow twin of
 * timestamps.ts. Every store event happens at most once, so a thread's buffer is one literal for each of its stores:
 * issued, and not yet in memory. Before each event any stores may reach memory, in an order their buffers allow: each is
 * guessed anew each time, which is what makes this so large.
 *
 * Between two events it matters only which thread's store is the last at each location, and going through all threads as
 * many times as there are threads allows every such combination that buffers do.
 */
export class BufferedMemory implements SharedMemory {
  private readonly c: Circuit;
  private readonly program: BoundedProgram;
  private readonly model: Waiting;
  private readonly codes = new Map<string, Bits>();
  /** By thread: its stores that go into the buffer, in program order. */
  private readonly stores: Store[][];
  /** By thread and event: the condition under which it is inside an atomic block. */
  private readonly inside: readonly ReadonlyMap<number, Lit>[];
  readonly assumptions: Lit[] = [];
  readonly cuts: SharedMemory['cuts'] = [];

  constructor(program: BoundedProgram, model: Waiting) {
    this.c = program.circuit;
    this.program = program;
    this.model = model;
    this.inside = program.threads.map((thread) => new Map(insideAtomic(program.circuit, thread)));
    this.stores = program.threads.map((thread) =>
      thread.events
        .filter((e) => e.buffered && e.parts.some((part) => part.write !== null))
        .map((event) => ({ event, pending: FALSE })),
    );
  }

  isEager(): boolean {
    return false;
  }
  endContext(): Lit {
    return TRUE;
  }

  /** While a thread is inside an atomic block, no store of another one reaches memory. */
  begin(t: number, event: Event, run: Lit): void {
    const inside = this.inside[t].get(event.index) ?? FALSE;
    this.flushSome((owner) => (owner === t ? run : this.c.and(run, inside ^ 1)));
  }

  private flushSome(when: (t: number) => Lit): void {
    for (let pass = 0; pass < this.stores.length; pass++)
      for (let t = 0; t < this.stores.length; t++)
        for (const store of this.stores[t]) if (store.pending !== FALSE) this.flush(t, store, when(t));
  }

  /** The store may reach memory, if it can. */
  private flush(t: number, store: Store, run: Lit): void {
    const { c } = this;
    const goes = c.andAll([run, c.input(), store.pending]);
    for (const older of this.stores[t]) {
      if (older === store) break;
      this.assumptions.push(c.andAll([goes, older.pending, this.isAfter(t, older, store)]) ^ 1);
    }
    for (const part of store.event.parts)
      for (const { when, cell } of part.write === null ? [] : part.targets)
        this.put(cell, part.write as Bits, c.and(goes, when));
    store.pending = c.and(store.pending, goes ^ 1);
  }

  /** Must `store` reach memory after `older`, of the same thread? */
  private isAfter(t: number, older: Store, store: Store): Lit {
    if (this.model === 'fifo') return TRUE;
    const { c } = this;
    const between = this.program.threads[t].events.slice(older.event.index + 1, store.event.index + 1);
    const barriers = between.filter((e) => e.barrier).map((e) => e.guard);
    const meets = older.event.parts.flatMap((a) =>
      a.targets.flatMap((x) =>
        store.event.parts.flatMap((b) =>
          b.targets.filter((y) => y.cell.key === x.cell.key).map((y) => c.and(x.when, y.when)),
        ),
      ),
    );
    return c.orAll([...barriers, ...meets]);
  }

  private memory(cell: Cell): Bits {
    return this.codes.get(cell.key) ?? initialCode(this.program, cell);
  }

  private put(cell: Cell, code: Bits, when: Lit): void {
    if (when !== FALSE) this.codes.set(cell.key, mux(this.c, when, code, this.memory(cell)));
  }

  read(cell: Cell, t: number): Bits {
    let code = this.memory(cell);
    for (const { event, pending } of this.stores[t])
      for (const part of event.parts)
        for (const target of part.write === null ? [] : part.targets)
          if (target.cell.key === cell.key)
            code = mux(this.c, this.c.and(pending, target.when), part.write as Bits, code);
    return code;
  }

  late(cell: Cell, t: number): Lit {
    const { c } = this;
    const waiting = this.stores.flatMap((stores, u) =>
      u === t
        ? []
        : stores.flatMap(({ event, pending }) =>
            event.parts.flatMap((part) =>
              (part.write === null ? [] : part.targets)
                .filter((target) => target.cell.key === cell.key)
                .map((target) => c.and(pending, target.when)),
            ),
          ),
    );
    return c.orAll(waiting);
  }

  write(cell: Cell, code: Bits, t: number, event: Event, run: Lit): void {
    const store = this.stores[t].find((one) => one.event === event);
    if (store === undefined) this.put(cell, code, run);
    else store.pending = this.c.or(store.pending, run);
  }

  fence(t: number, run: Lit): void {
    for (const { pending } of this.stores[t]) this.assumptions.push(this.c.and(run, pending) ^ 1);
  }

  barrier(): void {}

  /** In the end everything reaches memory, in any order that buffers allow. */
  finish(): void {
    this.flushSome(() => TRUE);
    for (const stores of this.stores) for (const { pending } of stores) this.assumptions.push(pending ^ 1);
  }

  final(cell: Cell): Bits {
    return this.memory(cell);
  }
}

interface Store {
  readonly event: Event;
  pending: Lit;
}
