import { type Bits, inputs, mux } from '../../../sat/bits/bits.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, Event } from '../../bounded/events.ts';
import type { Cell } from '../../bounded/memory/cells.ts';
import { insideAtomic } from '../locks/atomic-blocks.ts';
import { type Delays, delaysOf, type Waiting } from './delays.ts';
import type { SharedMemory } from './memory.ts';
import { initialCode } from './plain.ts';
import { isLocal } from './single-writer.ts';

/**
 * eTSO-SMA and ePSO-SMA (LazySMA, sections III to V): no store buffers, but for each location the list of its
 * writes, ordered by the time at which they reach memory. That time, the write's timestamp, is guessed when it is
 * issued; a clock says which times have passed. The last write whose time has passed is what memory holds, those
 * after it are still in buffers, and letting stores reach memory is letting the clock run, which costs nothing.
 *
 * What differs from LazySMA's Figure 3:
 *   - A linked list whose links are not known is, in a circuit, as large as an array that is kept sorted, so the list is
 *     that array: entries [0, N) in order of time, equal times in order of issue; at least entry 0 has passed. A new
 *     write goes behind all that are not later than it, and entry 0 falls out.
 *   - Clock and timestamps are guessed once for each event, not in each context: an event happens once.
 *   - Times are in unary (bit j says that the time is more than j), so that comparing is a row of implications.
 *   - Stores that nobody can see waiting (delays.ts) get the time of the clock; a location without other stores has no
 *     list but its value, and events that meet neither lists nor waiting stores leave the clock alone.
 *   - A store-store barrier (pso) raises the thread's floor, which later writes must not undercut, to its largest
 *     timestamp.
 *
 * Bounds: times are in [0, K). With as many times as there are stores that can wait, and one, every order in which
 * they reach memory, before or after any event, has its timestamps; with N one more than the stores that can wait at
 * one location no list is ever full. Otherwise the bound may cut, and says so.
 */
export class TimestampedMemory implements SharedMemory {
  private readonly c: Circuit;
  private readonly program: BoundedProgram;
  private readonly model: Waiting;
  readonly delays: Delays;
  private readonly queue: number;
  /** By thread and event: the condition under which it is inside an atomic block. */
  private readonly inside: readonly ReadonlyMap<number, Lit>[];
  /** Bits of a time. */
  private readonly width: number;
  private clock: Bits;
  /** Where it was when the context began. */
  private lastClock: Bits;
  private readonly lists = new Map<string, Entry[]>();
  private readonly plain = new Map<string, Bits>();
  /** By thread: its largest timestamp, and the floor for later ones. */
  private readonly largest: Bits[];
  private readonly floor: Bits[];
  /** By cell and thread: the thread's last write there. */
  private readonly own = new Map<string, Entry>();
  /** By thread and event: its guesses. */
  private readonly clocks = new Map<string, Bits>();
  private readonly stamps = new Map<string, Bits>();
  readonly times = {
    clockOf: (t: number, event: number): Bits | undefined => this.clocks.get(`${t} ${event}`),
    stampOf: (t: number, event: number): Bits | undefined => this.stamps.get(`${t} ${event}`),
    isInTurn: (t: number, event: number): boolean => this.delays.inTurn[t][event],
  };
  /** Cells of which nothing is read but what they hold in the end. */
  private without: ReadonlySet<string> = new Set();
  readonly assumptions: Lit[] = [];
  readonly full: Lit[] = [];
  /** Would more clock show more? */
  readonly clockIsShort: boolean;

  constructor(program: BoundedProgram, model: Waiting, clock: number, queue: number) {
    this.c = program.circuit;
    this.program = program;
    this.model = model;
    this.delays = delaysOf(program, model);
    this.queue = queue;
    this.inside = program.threads.map((thread) => new Map(insideAtomic(program.circuit, thread)));
    this.width = Math.min(clock - 1, this.delays.count);
    this.clockIsShort = clock - 1 < this.delays.count;
    this.clock = new Array<Lit>(this.width).fill(FALSE);
    this.lastClock = this.clock;
    this.largest = program.threads.map(() => this.clock);
    this.floor = program.threads.map(() => this.clock);
  }

  get cuts(): SharedMemory['cuts'] {
    return [
      ...(this.clockIsShort ? [{ bound: 'clock' as const, when: TRUE }] : []),
      ...this.full.map((when) => ({ bound: 'queue' as const, when })),
    ];
  }

  private assume(lit: Lit): void {
    if (lit !== TRUE) this.assumptions.push(lit);
  }

  /** a ≤ b. */
  private atMost(a: Bits, b: Bits): Lit {
    return this.c.andAll(a.map((bit, j) => this.c.implies(bit, b[j])));
  }

  private guess(known: Map<string, Bits>, t: number, event: Event): Bits {
    const key = `${t} ${event.index}`;
    let time = known.get(key);
    if (time === undefined) {
      time = inputs(this.c, this.width);
      known.set(key, time);
      for (let j = 1; j < time.length; j++) this.assume(this.c.implies(time[j], time[j - 1]));
    }
    return time;
  }

  private hasWaiting(t: number): boolean {
    return this.delays.waits[t].includes(true);
  }

  private isTimed(t: number, event: Event): boolean {
    if (this.without.size > 0 && isLocal(this.program, t, event)) return false;
    if (event.parts.some((part) => part.targets.some(({ cell }) => this.delays.stores.has(cell.key))))
      return true;
    if (!this.hasWaiting(t)) return false;
    const writes = event.parts.some((part) => part.write !== null);
    return event.drains || (writes && !this.delays.inTurn[t][event.index]);
  }

  begin(t: number, event: Event, run: Lit): void {
    if (this.width === 0 || !this.isTimed(t, event)) return;
    const time = this.guess(this.clocks, t, event);
    this.assume(this.c.implies(run, this.atMost(this.clock, time)));
    if (event.kind !== 'atomic-end') this.stand(t, event, run, time);
    this.clock = mux(this.c, run, time, this.clock);
  }

  /** Inside an atomic block no time passes. */
  private stand(t: number, event: Event, run: Lit, time: Bits): void {
    const inside = this.inside[t].get(event.index);
    if (inside !== undefined)
      this.assume(this.c.implies(this.c.and(run, inside), this.atMost(time, this.clock)));
  }

  private list(cell: Cell): Entry[] {
    let list = this.lists.get(cell.key);
    if (list === undefined) {
      const stores = this.delays.stores.get(cell.key) ?? 0;
      const size = Math.max(2, Math.min(this.queue, stores + 1));
      const start = { time: new Array<Lit>(this.width).fill(FALSE), code: initialCode(this.program, cell) };
      list = new Array<Entry>(size).fill(start);
      this.lists.set(cell.key, list);
    }
    return list;
  }

  private isPlain(cell: Cell): boolean {
    return this.width === 0 || !this.delays.stores.has(cell.key) || this.without.has(cell.key);
  }

  leaveOut(cells: ReadonlySet<string>): void {
    this.without = cells;
  }

  sees(cell: Cell, writer: number, store: Event, reader: number, read: Event): Lit {
    if (this.width === 0 || !this.delays.waits[writer][store.index]) return TRUE;
    if (this.delays.owned.has(cell.key)) return TRUE;
    return this.atMost(this.guess(this.stamps, writer, store), this.guess(this.clocks, reader, read));
  }

  private value(cell: Cell): Bits {
    return this.plain.get(cell.key) ?? initialCode(this.program, cell);
  }

  read(cell: Cell, t: number): Bits {
    if (this.isPlain(cell)) return this.value(cell);
    const list = this.list(cell);
    let code = list[0].code;
    for (let i = 1; i < list.length; i++)
      code = mux(this.c, this.atMost(list[i].time, this.clock), list[i].code, code);
    const mine = this.own.get(`${t} ${cell.key}`);
    return mine === undefined ? code : mux(this.c, this.atMost(mine.time, this.clock), code, mine.code);
  }

  late(cell: Cell, t: number): Lit {
    const { c } = this;
    return c.orAll(
      this.program.threads.map((_, u) => {
        const last = u === t ? undefined : this.own.get(`${u} ${cell.key}`);
        return last === undefined ? FALSE : this.atMost(last.time, this.clock) ^ 1;
      }),
    );
  }

  write(cell: Cell, code: Bits, t: number, event: Event, run: Lit): void {
    if (run === FALSE) return;
    const { c } = this;
    const waits = this.width > 0 && this.delays.waits[t][event.index];
    const time = waits ? this.guess(this.stamps, t, event) : this.clock;
    const isOwned = this.delays.owned.has(cell.key);
    const isLast = this.model === 'fifo' || isOwned;
    if (waits) this.assume(c.implies(run, this.atMost(this.clock, time)));
    if (waits) this.stand(t, event, run, time);
    if (waits || (this.hasWaiting(t) && !event.drains && !isOwned))
      this.assume(c.implies(run, this.atMost(isLast ? this.largest[t] : this.floor[t], time)));
    const isPlain = this.isPlain(cell);
    if (isPlain) this.plain.set(cell.key, mux(c, run, code, this.value(cell)));
    if (waits) this.largest[t] = this.largest[t].map((bit, j) => c.or(bit, c.and(run, time[j])));
    if (this.width === 0 || !this.delays.stores.has(cell.key)) return;
    const key = `${t} ${cell.key}`;
    const mine = this.own.get(key);
    if (mine !== undefined) this.assume(c.implies(run, this.atMost(mine.time, time)));
    if (!isPlain) this.insert(cell, { time, code }, run, waits);
    if (this.hasWaiting(t)) {
      const old = mine ?? { time: new Array<Lit>(this.width).fill(FALSE), code };
      this.own.set(key, { time: mux(c, run, time, old.time), code: mux(c, run, code, old.code) });
    }
    if (!waits) this.largest[t] = this.largest[t].map((bit, j) => c.or(bit, c.and(run, time[j])));
  }

  /** Behind all entries that are not later; entry 0 falls out. */
  private insert(cell: Cell, entry: Entry, run: Lit, waits: boolean): void {
    const { c } = this;
    const list = this.list(cell);
    const passed = this.atMost(list[1].time, this.clock);
    // A list with room for all stores that can wait is never full.
    if (waits && list.length <= (this.delays.stores.get(cell.key) ?? 0)) {
      const full = c.andAll([run, passed ^ 1, this.atMost(entry.time, this.clock) ^ 1]);
      if (full !== FALSE) this.full.push(full);
    }
    // stays[i]: entry i is not later than the new one, so it moves down by one.
    const stays = list.map((one) => this.atMost(one.time, entry.time));
    const fresh = list.map((_, i): Entry => {
      const last = i === list.length - 1;
      const above: Entry = last ? entry : list[i + 1];
      const moves = last ? TRUE : stays[i + 1];
      // Entry i + 1 comes down; or the new one comes here; or entry i stays where it is.
      const here = last ? stays[i] : c.and(stays[i], moves ^ 1);
      const pick = (f: (e: Entry) => Bits): Bits =>
        last
          ? mux(c, stays[i], f(entry), f(list[i]))
          : mux(c, moves, f(above), mux(c, here, f(entry), f(list[i])));
      return { time: pick((e) => e.time), code: pick((e) => e.code) };
    });
    this.lists.set(
      cell.key,
      fresh.map((one, i) => ({
        time: mux(c, run, one.time, list[i].time),
        code: mux(c, run, one.code, list[i].code),
      })),
    );
  }

  set(cell: Cell, code: Bits): void {
    this.plain.set(cell.key, code);
  }

  fence(t: number, run: Lit): void {
    if (this.width > 0 && this.hasWaiting(t))
      this.assume(this.c.implies(run, this.atMost(this.largest[t], this.clock)));
  }

  barrier(t: number, run: Lit): void {
    if (this.model === 'by-location') this.floor[t] = mux(this.c, run, this.largest[t], this.floor[t]);
  }

  isEager(t: number): boolean {
    return this.width === 0 || !this.hasWaiting(t);
  }

  /** The clock has run. */
  endContext(): Lit {
    const { c, clock, lastClock } = this;
    this.lastClock = clock;
    return c.orAll(clock.map((bit, j) => c.xor(bit, lastClock[j])));
  }

  final(cell: Cell): Bits {
    return this.isPlain(cell) ? this.value(cell) : (this.list(cell).at(-1) as Entry).code;
  }
}

interface Entry {
  readonly time: Bits;
  readonly code: Bits;
}
