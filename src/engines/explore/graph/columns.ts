import {
  type EventId,
  eventId,
  type LocationId,
  locationId,
  type ThreadId,
  threadId,
} from '../../../base/ids.ts';

/** Tables of an execution graph, each of which one kind of id indexes. At run time these are typed arrays and arrays. */
export interface ByEvent<V> {
  [e: EventId]: V;
  readonly length: number;
}
export interface ByThread<V> {
  [t: ThreadId]: V;
  readonly length: number;
}
export interface ByLocation<V> {
  [x: LocationId]: V;
  readonly length: number;
}

/** Lists of events, one for each thread (location). */
interface Lists<Id extends number> {
  readonly length: number;
  push(list: EventId[]): number;
  map<T>(of: (list: EventId[], id: Id) => T): T[];
  every(holds: (list: EventId[], id: Id) => boolean): boolean;
  [Symbol.iterator](): IterableIterator<EventId[]>;
}

export interface EventsByThread extends ByThread<EventId> {
  fill(e: EventId, start?: number, end?: number): this;
}

/** Tables of ids as typed arrays, all 0. */
export const eventsByEvent = (length: number): ByEvent<EventId> =>
  new Int32Array(length) as ByEvent<number> as ByEvent<EventId>;
export const eventsByThread = (length: number): EventsByThread =>
  new Int32Array(length) as ByThread<number> as EventsByThread;

/** Where there is none. */
export const NO_EVENT: EventId = eventId(-1);
export const NO_THREAD: ThreadId = threadId(-1);
export const NO_LOCATION: LocationId = locationId(-1);
/** The first number: where loops over all of a kind begin. */
export const FIRST_EVENT: EventId = eventId(0);
export const FIRST_THREAD: ThreadId = threadId(0);
export const FIRST_LOCATION: LocationId = locationId(0);

/** Clocks of an event. */
export const HB = 0;
export const PF = 1;
export const AQ = 2;
export const RL = 3;
export const CLOCKS = 4;

/** Events that a new graph has room for. */
const START = 64;
/** Locations. */
const START_LOCATIONS = 256;
/** Columns of one word an event. */
const COLUMNS = 18;
const listsByThread = (): ByThread<EventId[]> & Lists<ThreadId> =>
  [] as ByThread<EventId[]> as ByThread<EventId[]> & Lists<ThreadId>;
const listsByLocation = (): ByLocation<EventId[]> & Lists<LocationId> =>
  [] as ByLocation<EventId[]> as ByLocation<EventId[]> & Lists<LocationId>;
const words = (a: Int32Array): Int32Array => {
  const b = new Int32Array(2 * a.length);
  b.set(a);
  return b;
};
const double = <V extends number>(a: ByEvent<V>): ByEvent<V> =>
  words(a as ByEvent<number> as Int32Array) as ByEvent<number> as ByEvent<V>;

/** Gives out the columns of a new graph: parts of one piece of memory, as asking for each apart takes most of the time. */
class Slab {
  private readonly words = new Int32Array(COLUMNS * START).buffer;
  private next = 0;

  column<V extends number>(): ByEvent<V> {
    const column = new Int32Array(this.words, 4 * START * this.next++, START);
    return column as ByEvent<number> as ByEvent<V>;
  }
}

/** The slabs of a graph (graph.ts): one column per field of an event, and lists by thread and by location. */
export class Columns {
  private readonly slab = new Slab();
  /** How many events there are: the number that the next one gets. */
  n: EventId = FIRST_EVENT;
  stride: number;
  thread: ByEvent<ThreadId> = this.slab.column();
  /** Position in its thread. */
  pos: ByEvent<number> = this.slab.column();
  kind: ByEvent<number> = this.slab.column();
  flags: ByEvent<number> = this.slab.column();
  /** Location number, or -1. */
  loc: ByEvent<LocationId> = this.slab.column();
  /** Reads: the write, or INIT. Joins: the end; begins: the create; allocations: the free whose block they get. Else INIT. */
  rf: ByEvent<EventId> = this.slab.column();
  /** Place of its pending state in the snapshots. */
  snap: ByEvent<number> = this.slab.column();
  site: ByEvent<number> = this.slab.column();
  /** The position in its thread of the first event of the atomic block it is in; -1 outside. */
  block: ByEvent<number> = this.slab.column();
  /** Reads of a thread that waits: writes up to this number have been tried (e itself at least). */
  tried: ByEvent<EventId> = this.slab.column();
  /** The event of the earlier twin that it is compared with, or -1 (symmetry.ts). */
  peer: ByEvent<EventId> = this.slab.column();
  /** Last release fence of its thread up to here, or -1. */
  fence: ByEvent<EventId> = this.slab.column();
  /** Accesses: the one before it in its thread of the same location, or -1. */
  earlier: ByEvent<EventId> = this.slab.column();
  /** Accesses: of its thread and location up to here the latest write, and the latest that releases; -1: none. */
  ownWrite: ByEvent<EventId> = this.slab.column();
  ownRelease: ByEvent<EventId> = this.slab.column();
  /** Writes: where it was last seen in coherence (`coIndex`). */
  protected spot: ByEvent<number> = this.slab.column();
  /** Of a superseded event: the kind and the location that it had. */
  formerKind: ByEvent<number> = this.slab.column();
  formerLoc: ByEvent<LocationId> = this.slab.column();
  /** Four words: value read or written. K_FREE, K_ALLOC: address, size, how. K_CREATE, K_JOIN: the other thread. */
  value: Int32Array = new Int32Array(4 * START);
  clocks: Int32Array;
  /** By location: writes in coherence order, without the initial one. */
  co: ByLocation<EventId[]> & Lists<LocationId> = listsByLocation();
  /** By location: reads. */
  reads: ByLocation<EventId[]> & Lists<LocationId> = listsByLocation();
  /** By thread: its events in program order. */
  of: ByThread<EventId[]> & Lists<ThreadId> = listsByThread();
  /** At `loc * stride + t`: the latest access of thread t to the location, or -1. So lists need not be gone through. */
  latest: Int32Array = new Int32Array(START_LOCATIONS).fill(-1);
  /** By location: how many plain accesses there are. */
  plain: Int32Array = new Int32Array(START_LOCATIONS);
  /** By location: how many writes there are that do not happen before the next in coherence; -1: not counted yet. */
  protected loose: number[] = [];
  /** Fences of order seq_cst. */
  scFences: EventId[] = [];
  frees: EventId[] = [];
  allocs: EventId[] = [];
  /** Superseded reads. */
  superseded: EventId[] = [];

  constructor(stride: number) {
    this.stride = stride;
    this.clocks = new Int32Array(START * CLOCKS * stride);
  }

  protected grow(): void {
    this.thread = double(this.thread);
    this.pos = double(this.pos);
    this.kind = double(this.kind);
    this.flags = double(this.flags);
    this.loc = double(this.loc);
    this.rf = double(this.rf);
    this.snap = double(this.snap);
    this.site = double(this.site);
    this.tried = double(this.tried);
    this.block = double(this.block);
    this.peer = double(this.peer);
    this.fence = double(this.fence);
    this.earlier = double(this.earlier);
    this.ownWrite = double(this.ownWrite);
    this.ownRelease = double(this.ownRelease);
    this.spot = double(this.spot);
    this.formerKind = double(this.formerKind);
    this.formerLoc = double(this.formerLoc);
    this.value = words(this.value);
    this.clocks = words(this.clocks);
  }
}
