import type { EventId } from '../../../base/ids.ts';
import type { StdRs } from '../../../base/names.ts';
import type { Model } from '../consistency/table.ts';
import type { Exploration } from './exploration.ts';

/** What unknown functions give, for the applications that are known (functions/). */
export type Table = readonly (readonly [application: string, value: bigint])[];

/** How a search is made. */
export interface ExploreOptions {
  readonly model: Model;
  /** Plain accesses that race are violations, and a plain read has one source. */
  readonly race: boolean;
  readonly stdRs: Exclude<StdRs, 'c11'>;
  /** Events of one graph: more are not explored. */
  readonly maxEvents: number;
  /** A weak compare-exchange may fail although it reads the expected value. */
  readonly spuriousCas?: boolean;
  /** An allocation may get a freed block. */
  readonly reuse?: boolean;
  /** How often a thread may read the same old write in a loop; null: no bound. */
  readonly livenessBound?: number | null;
  /** Without that bound: how often, before the search gives up. */
  readonly patience?: number;
  /** Called with each write that is added to a graph, before it has its place. */
  readonly onWrite?: (x: Exploration, write: EventId) => void;
  /** Of graphs that differ only in which of several like threads does what, one is enough (symmetry.ts). */
  readonly symmetry?: boolean;
  /** Increments that nobody sees one by one need no order (commuting.ts). */
  readonly commuting?: boolean;
  /** The order of arrival at barriers is no choice (barriers.ts). */
  readonly barriers?: boolean;
  /** A spurious wake-up is one operation (syncs.ts). */
  readonly ties?: boolean;
  /** Critical sections need no order, but for these (sections.ts); absent: all do. */
  readonly sections?: readonly number[];
  /** A spurious wake-up is an unlock and a lock (wake-ups.ts). */
  readonly skips?: boolean;
  /** May a thread wake up from a condition variable without a signal, once? Absent: yes. */
  readonly spurious?: boolean;
  /** Writes whose order nobody can tell have none (classes.ts). These locations are known to have one; absent: all. */
  readonly classes?: readonly number[];
  /** Shall a search that comes to a long graph look for quick finds first, does this one, or was that done (hunt.ts)? */
  readonly hunt?: 'later' | 'now' | 'done';
  /** Loops, by id, whose counters count (waiting/countdown.ts). */
  readonly ordinary?: readonly number[];
  /** Locations of which parts are accessed, too (memory/wide.ts). */
  readonly wide?: readonly number[];
  /** What unknown functions give. */
  readonly table?: Table;
}
