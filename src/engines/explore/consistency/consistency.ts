import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import type { Graph } from '../graph/graph.ts';
import type { Locations } from '../graph/locations.ts';

/**
 * What a memory model says of a graph that grows by events without successors: all that the search knows of it.
 *
 * Let e be the new (or revisited) access of location x. Every cycle that e closes leaves e through coherence: a read
 * to the writes co-after its source (fr), a write to the writes co-after it. So e is consistent iff none of those
 * comes before e already; and since the graph was consistent before, that is one number: the largest coherence index
 * of a write of x that comes before e (`floor`). A read may take any source from there on, a write any later place.
 * What "comes before" is, is the model's: its file says. No further condition arises from the readers of writes
 * co-before a new write: each of them is fr-before the write that the new one is placed before, so a path back would
 * have been a cycle before. Axioms that are not of this kind are asked when the event has its place (`holds`).
 *
 * A model is one file beside this one and a row in table.ts.
 */
export interface Consistency {
  /** The order of all events that the model is defined by; null: its errors of memory and its blocks are matters of happens-before. */
  readonly own: OwnOrder | null;
  /** Is an atomic block one node of the order? Otherwise it is the critical section of a mutex (atomic-blocks.ts). */
  readonly contracts: boolean;
  /** Does whatever is in the (po ∪ rf)-prefix of an event come before it? */
  readonly ordersPrefix: boolean;
  /** May increments that nobody sees one by one go without an order (commuting.ts)? */
  readonly mayCommute: boolean;
  /** Do orders of one location bear on another? `seqCst`: has the program seq_cst operations? */
  tiesLocations(seqCst: boolean): boolean;

  /** The largest coherence index of location x before an access that is (or will be) event number `at` of thread t. */
  floor(g: Graph, t: ThreadId, x: LocationId, flags: number, kind: number, at: number): number;
  /** The largest that it may read, or stand after; less than the floor if there is none. */
  ceiling(g: Graph, t: ThreadId, x: LocationId, kind: number, at: number): number;
  /** Would such an access, at coherence index i, stand in the middle of somebody else's atomic block? */
  splits(g: Graph, x: LocationId, i: number, kind: number, t: ThreadId, at: number): boolean;
  /** Could e, the last read of its thread, have read something newer? */
  couldReadNewer(g: Graph, e: EventId): boolean;
  /** Was e, an access in an atomic block, added as the latest that was possible then, as write a asks (maximal.ts)? */
  wasLatest(g: Graph, e: EventId, a: EventId): boolean;
  /** May the thing that ends with e be over when the block that thread t is in begins? */
  isOver(g: Graph, e: EventId, t: ThreadId): boolean;

  /** The axioms that no floor expresses, given that e was just added to a graph that satisfies them. */
  holds(g: Graph, e: EventId): boolean;
  /** The same of a whole graph. */
  holdsThroughout(g: Graph): boolean;

  /** Does the order of the whole graph, for which a witness is searched (witness.ts), have event e in it? */
  isOrdered(g: Graph, e: EventId): boolean;
  /** Must coherence agree that a, an access of the same location, comes before b? Null: that order says it all. */
  readonly respects: ((g: Graph, a: EventId, b: EventId) => boolean) | null;
}

/** An order of all events that is a model's own. */
export interface OwnOrder {
  /** Where its locations are; set by the search. */
  locations: Locations | null;
  /** Is a store to a part of a location like a read-modify-write of the whole (memory/wide.ts)? */
  readonly widens: boolean;
  /** Is a read after the write that it reads from, also if that is its own thread's? */
  readonly ordersOwnReads: boolean;
  /** Does access a come before the free f of its block (frees.ts)? */
  precedesFree(g: Graph, a: EventId, f: EventId): boolean;
  /** Events of its own thread that come before the free f, as a store to the location of a. */
  directlyBeforeFree(g: Graph, a: EventId, f: EventId): readonly EventId[];
  /** Events of its own thread that the model keeps before e; those that these come after may be left out. */
  directlyBefore(g: Graph, e: EventId): readonly EventId[];
  /** The events of other blocks that come before the block of which e is the first event. */
  blocksBefore(g: Graph, e: EventId): EventId[];
}
