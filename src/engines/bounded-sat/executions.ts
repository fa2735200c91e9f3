import type { Bits } from '../../sat/bits/bits.ts';
import type { Lit } from '../../sat/circuit/circuit.ts';
import type { BoundedProgram, Event } from '../bounded/events.ts';
import type { Cell } from '../bounded/memory/cells.ts';

/**
 * The seam between a bounded program and an engine that says how its reads get their values: what the questions
 * (properties.ts) need to know of an execution, as literals. An engine may schedule the events, or order them.
 */
export interface Executions {
  readonly program: BoundedProgram;
  /** Has thread t done those of its first `position` events that happen, so that control is there if its guard holds? */
  reached(t: number, position: number): Lit;
  /** In the end: does thread t stand before this event, which has not happened? */
  isAt(t: number, event: Event): Lit;
  /** Has thread t been created, has it ended? */
  created(t: number): Lit;
  ended(t: number): Lit;
  /** Does this event happen? */
  happens(t: number, event: Event): Lit;
  /** Does nobody see an atomic block before its end? (In the C11 family it is a mutex.) */
  readonly blocksAreNodes: boolean;
  /** Has the program ended? */
  readonly halted: Lit;
  /** What the cell holds in the end; null: the engine does not keep it. */
  final(cell: Cell): Bits | null;
}
