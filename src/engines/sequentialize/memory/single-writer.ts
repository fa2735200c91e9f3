import type { Bits } from '../../../sat/bits/bits.ts';
import type { Lit } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, Event } from '../../bounded/events.ts';
import type { Cell } from '../../bounded/memory/cells.ts';

/**
 * Cells that only one thread writes once there are several, and the accesses to them. The writer reads what it wrote last,
 * whatever the schedule and the model; what others read depends only on which of its writes came before (orders.ts).
 */
export interface SingleWriter {
  readonly cell: Cell;
  /** Index of the thread; -1: nobody. */
  readonly writer: number;
  /** In the writer's order. */
  readonly writes: readonly { readonly event: Event; readonly when: Lit; readonly code: Bits }[];
  /** All reads, thread by thread. */
  readonly reads: readonly {
    readonly thread: number;
    readonly event: Event;
    readonly when: Lit;
    readonly read: Bits;
  }[];
}

/** One literal for each write and each read of another thread: where these are many, memory is cheaper. */
const MANY = 12;

export function singleWriters(program: BoundedProgram): ReadonlyMap<string, SingleWriter> {
  const known = found.get(program);
  if (known !== undefined) return known;
  const { circuit: c } = program;
  interface Growing {
    cell: Cell;
    writers: Set<number>;
    writes: SingleWriter['writes'][number][];
    reads: SingleWriter['reads'][number][];
  }
  const cells = new Map<string, Growing>();
  program.threads.forEach((thread, t) => {
    for (const event of thread.events)
      for (const { targets, read, write } of event.parts)
        for (const { when, cell } of targets) {
          let one = cells.get(cell.key);
          if (one === undefined)
            cells.set(cell.key, (one = { cell, writers: new Set(), writes: [], reads: [] }));
          if (read !== null) one.reads.push({ thread: t, event, when, read });
          if (write === null) continue;
          one.writers.add(t);
          one.writes.push({ event, when: c.andAll([when, event.guard, event.writes]), code: write });
        }
  });
  const single = new Map<string, SingleWriter>();
  for (const [key, { cell, writers, writes, reads }] of cells) {
    const writer = writers.size === 0 ? -1 : [...writers][0];
    const others = reads.filter((one) => one.thread !== writer).length;
    if (writers.size > 1 || others * writes.length > MANY * (others + writes.length)) continue;
    single.set(key, { cell, writer, writes, reads });
  }
  found.set(program, single);
  return single;
}

const found = new WeakMap<BoundedProgram, ReadonlyMap<string, SingleWriter>>();

/** Does the event do nothing but read what its thread alone writes? Then it is nobody else's business. */
export function isLocal(program: BoundedProgram, t: number, event: Event): boolean {
  if (event.kind !== 'load' || event.parts.length === 0) return false;
  const single = singleWriters(program);
  return event.parts.every(
    (part) => part.write === null && part.targets.every(({ cell }) => single.get(cell.key)?.writer === t),
  );
}
