import type { Bits } from '../../../sat/bits/bits.ts';
import type { Lit } from '../../../sat/circuit/circuit.ts';
import type { Event } from '../../bounded/events.ts';
import type { Cell } from '../../bounded/memory/cells.ts';
import type { Delays } from './delays.ts';

/**
 * The shared memory abstraction (LazySMA, section II): all that the sequential program knows of the memory model.
 * Its operations are called in the order in which the sequential program goes through contexts, threads and events;
 * each happens only if its `run` holds. Values are codes of the cells' domains. What makes an operation impossible
 * goes to `assume`; what an implementation's own bounds cut goes to `cut`.
 */
export interface SharedMemory {
  /** Thread t comes to the event (clock_update). Once for each event and context, before its other operations. */
  begin(t: number, event: Event, run: Lit): void;
  /** What thread t sees in the cell. */
  read(cell: Cell, t: number): Bits;
  write(cell: Cell, code: Bits, t: number, event: Event, run: Lit): void;
  /** Of these cells nothing will be read but what they hold in the end: who sees which store is asked by `sees`. */
  leaveOut?(cells: ReadonlySet<string>): void;
  /** If the store to the cell comes before the read (in another thread): has it reached memory by then? */
  sees?(cell: Cell, writer: number, store: Event, reader: number, read: Event): Lit;
  /** The cell, whose stores never wait, holds this. */
  set?(cell: Cell, code: Bits): void;
  /** Is a store of another thread than t to the cell on its way to memory? */
  late?(cell: Cell, t: number): Lit;
  /** All stores of thread t reach memory. */
  fence(t: number, run: Lit): void;
  /** Later stores of thread t reach memory after the earlier ones. */
  barrier(t: number, run: Lit): void;
  /** All contexts are over. */
  finish?(): void;
  /** What is in the cell when every store has reached it. */
  final(cell: Cell): Bits;
  /** Do stores of thread t never wait? */
  isEager(t: number): boolean;
  /** Which of the others do; without this, any may. */
  readonly delays?: Delays;
  /** A context is over: has anything happened in it, besides its events, that depends on when it was? */
  endContext(): Lit;
  /** Literals that hold in every execution of the sequential program. */
  readonly assumptions: readonly Lit[];
  /**
   * A bound of the memory itself is reached: which, and under which condition. Executions in which that happens mean
   * nothing from there on.
   */
  readonly cuts: readonly { readonly bound: 'clock' | 'queue'; readonly when: Lit }[];
  /** Contexts it takes besides those of the threads' events. */
  readonly extraContexts?: number;
  /** Where events and stores have times: what they are. */
  readonly times?: {
    /** The clock at the event, and the time at which its store reaches memory, in unary. */
    clockOf(t: number, event: number): Bits | undefined;
    stampOf(t: number, event: number): Bits | undefined;
    /** It is in memory at once, and may stay in the buffer until those before it have left (delays.ts). */
    isInTurn(t: number, event: number): boolean;
  };
}
