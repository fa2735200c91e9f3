import { type Bits, mux } from '../../../sat/bits/bits.ts';
import { type Circuit, FALSE, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram } from '../../bounded/events.ts';
import type { Scheduler } from '../schedule/scheduler.ts';
import type { SharedMemory } from './memory.ts';
import { initialCode } from './plain.ts';
import type { SingleWriter } from './single-writer.ts';

/**
 * What is read of cells with a single writer, without memory: for each write e and each read r of another thread one
 * literal, "e comes before r", which the contexts determine as soon as r has run. The value read is that of the last
 * write that comes before (and has reached memory, where stores wait). What the solver learns about orders and values
 * then holds whatever the contexts are, and the value is not carried from context to context.
 *
 * Said besides, because it follows: an order of events is an order. Writes of one thread come one after the other, so
 * do reads; and where e comes before r, nothing after r in its thread comes before anything before e (two clauses for
 * each pair and cell, for the nearest events; the others follow).
 *
 * Events that have not run may be taken to come at the end, thread by thread, those first that come next: so nothing that
 * is said of them loses an execution, and a thread that waits sees what is there in the end.
 */
export class Orders {
  private readonly c: Circuit;
  private readonly program: BoundedProgram;
  private readonly scheduler: Scheduler;
  private readonly memory: SharedMemory;
  private readonly run: (k: number, t: number, i: number) => Lit;
  private readonly literals = new Map<string, Lit>();
  readonly assumptions: Lit[] = [];

  constructor(
    program: BoundedProgram,
    scheduler: Scheduler,
    memory: SharedMemory,
    run: (k: number, t: number, i: number) => Lit,
    cells: ReadonlyMap<string, SingleWriter>,
  ) {
    this.c = program.circuit;
    this.program = program;
    this.scheduler = scheduler;
    this.memory = memory;
    this.run = run;
    for (const cell of cells.values()) this.readAll(cell);
    for (const cell of cells.values()) for (const other of cells.values()) this.relate(cell, other);
  }

  private assume(lit: Lit): void {
    if (lit !== TRUE) this.assumptions.push(lit);
  }

  private readAll({ cell, writer, writes, reads }: SingleWriter): void {
    const { c } = this;
    const initial = initialCode(this.program, cell);
    for (const { thread, event, when, read } of reads) {
      this.program.tick();
      let code: Bits = initial;
      let earlier: Lit = TRUE;
      for (const write of writes) {
        let counts = write.when;
        if (thread === writer) {
          if (write.event.index >= event.index) break;
        } else {
          const first = this.before(writer, write.event.index, thread, event.index);
          this.assume(c.implies(first, earlier));
          earlier = first;
          const seen = this.memory.sees?.(cell, writer, write.event, thread, event) ?? TRUE;
          counts = c.andAll([counts, first, seen]);
        }
        code = mux(c, counts, write.code, code);
      }
      for (let b = 0; b < read.length; b++) this.assume(c.implies(when, c.iff(read[b], code[b])));
    }
    for (const { event } of writes) {
      let last: { thread: number; lit: Lit } | null = null;
      for (const read of reads) {
        if (read.thread === writer) continue;
        const lit = this.before(writer, event.index, read.thread, read.event.index);
        if (last !== null && last.thread === read.thread) this.assume(c.implies(last.lit, lit));
        last = { thread: read.thread, lit };
      }
    }
  }

  /** Event e of thread w comes before event r of thread t. */
  private before(w: number, e: number, t: number, r: number): Lit {
    const key = `${w} ${e} ${t} ${r}`;
    const known = this.literals.get(key);
    if (known !== undefined) return known;
    const { c } = this;
    const lit = c.input();
    this.literals.set(key, lit);
    for (let k = 0; k < this.scheduler.contexts; k++) {
      const runs = this.run(k, t, r);
      const earlier = k === 0 ? FALSE : this.scheduler.done[k - 1][w][e];
      this.assume(c.implies(c.and(runs, earlier), lit));
      this.assume(c.implies(c.and(runs, lit), earlier));
    }
    return lit;
  }

  /** Orders between two threads, each of which reads what the other writes. */
  private relate(cell: SingleWriter, other: SingleWriter): void {
    const { c } = this;
    const [mine, theirs] = [cell.writer, other.writer];
    if (mine < 0 || theirs < 0 || mine === theirs) return;
    const back = other.reads.filter((one) => one.thread === mine);
    for (const { event: e } of cell.writes)
      for (const { thread, event: s } of cell.reads) {
        if (thread !== theirs) continue;
        const first = this.before(mine, e.index, theirs, s.index);
        const next = other.writes.find((one) => one.event.index >= s.index)?.event;
        const last = back.findLast((one) => one.event.index <= e.index)?.event;
        if (next !== undefined && last !== undefined)
          this.assume(c.and(first, this.before(theirs, next.index, mine, last.index)) ^ 1);
        const previous = other.writes.findLast((one) => one.event.index < s.index)?.event;
        const later = back.find((one) => one.event.index > e.index)?.event;
        if (previous !== undefined && later !== undefined)
          this.assume(c.or(first, this.before(theirs, previous.index, mine, later.index)));
      }
  }
}
