import { InternalError } from '../../../base/failure.ts';
import type { FenceKind, Order } from '../../../ir/types.ts';
import { type Dependencies, DependencyTracker, NO_DEPENDENCIES } from '../../../vm/code/dependencies.ts';
import { ORDERS } from '../../../vm/code/event.ts';
import { BLOCK_LOCK, ST_ADDR, ST_EVENT, ST_SITE, ST_SIZE } from '../../../vm/code/layout.ts';
import type { Value } from '../values.ts';
import { dependsOnNothing, type EventParts, localEvent } from './local-event.ts';
import type { Life, LocalEvent, Start, ThreadTrace, TraceEnd } from './trace.ts';

/** How long each list of a run was at some moment. */
export interface Lengths {
  readonly events: number;
  readonly observed: number;
  readonly lives: number;
  readonly created: number;
  readonly detached: number;
  readonly marks: number;
  /** Is there a trace that ends here already? */
  told: boolean;
}

/** A moment of a run that it can go back to. */
interface Moment {
  readonly lengths: Lengths;
  readonly tracker: DependencyTracker;
  readonly state: State;
}

/** What of a run is no list. */
interface State {
  /** Has it been woken spuriously? */
  readonly woken: boolean;
  /** How it was then, and how many events it had. */
  readonly atWake: { readonly state: Int32Array; readonly events: number } | null;
  /** The newest compare-exchange that failed without need, or -1. */
  readonly unforced: number;
  /** The atomic block it is in, or -1. */
  readonly block: number;
  readonly blocks: number;
  /** Begins without an end. */
  readonly depth: number;
  /** What there was before the atomic block it is in, or was in last. */
  readonly beforeBlock: Lengths | null;
}

const AT_FIRST: State = {
  woken: false,
  atWake: null,
  unforced: -1,
  block: -1,
  blocks: 0,
  depth: 0,
  beforeBlock: null,
};

/** One run of one thread up to where it is now, which can go back to an earlier moment. */
export class RunSoFar {
  readonly events: LocalEvent[] = [];
  readonly observed: (readonly [string, bigint])[] = [];
  readonly lives: Life[] = [];
  readonly created: Start[] = [];
  readonly detached: number[] = [];
  /** Length of `events` before each event the machine counts. */
  readonly marks: number[] = [];
  tracker = new DependencyTracker();
  state = AT_FIRST;
  private readonly slot: number;

  constructor(slot: number) {
    this.slot = slot;
  }

  lengths(): Lengths {
    return {
      events: this.events.length,
      observed: this.observed.length,
      lives: this.lives.length,
      created: this.created.length,
      detached: this.detached.length,
      marks: this.marks.length,
      told: false,
    };
  }

  moment(): Moment {
    return { lengths: this.lengths(), tracker: this.tracker, state: this.state };
  }

  backTo({ lengths, tracker, state }: Moment): void {
    this.tracker = tracker.clone();
    this.state = state;
    this.events.length = lengths.events;
    this.observed.length = lengths.observed;
    this.lives.length = lengths.lives;
    this.created.length = lengths.created;
    this.detached.length = lengths.detached;
    this.marks.length = lengths.marks;
  }

  become(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
  }

  /** The run that ends there. */
  upTo(lengths: Lengths, end: Pick<ThreadTrace, 'inBlock' | 'returned'> & { end: TraceEnd }): ThreadTrace {
    return {
      slot: this.slot,
      ...end,
      events: this.events.slice(0, lengths.events),
      observed: this.observed.slice(0, lengths.observed),
      lives: this.lives.slice(0, lengths.lives),
      created: this.created.slice(0, lengths.created),
      detached: this.detached.slice(0, lengths.detached),
    };
  }

  /** Only the outermost block counts: it takes and gives back the one mutex. */
  atomicBlock(begin: boolean): void {
    const at = { location: BLOCK_LOCK, size: 4 };
    if (begin && this.state.depth === 0) this.become({ beforeBlock: this.lengths() });
    this.fence('full', 'sc');
    const depth = Math.max(0, this.state.depth + (begin ? 1 : -1));
    this.become({ depth });
    if (depth > (begin ? 1 : 0) || (!begin && this.state.block < 0)) return;
    if (begin) {
      const { blocks } = this.state;
      this.become({ block: blocks, blocks: blocks + 1 });
      this.push({ ...at, kind: 'R', order: 'acq', value: 0n, lock: true });
      this.push({
        ...at,
        kind: 'W',
        order: 'acq',
        value: BigInt(this.slot + 1),
        lock: true,
        rmwOf: this.events.length - 1,
      });
    } else {
      this.push({ ...at, kind: 'W', order: 'rel', value: 0n, lock: true });
      this.become({ block: -1 });
    }
    this.fence('full', 'sc');
  }

  access(
    kind: 'R' | 'W',
    order: number,
    s: Int32Array,
    value: Value,
    more: { amo?: boolean; lock?: boolean; rmwOf?: number; dependencies?: Dependencies } = {},
  ): void {
    if (s[ST_EVENT] === 0) throw new InternalError('an access without its event');
    this.push({
      kind,
      order: ORDERS[order],
      location: s[ST_ADDR],
      size: s[ST_SIZE],
      value: value.bits,
      undefinedBits: value.undefinedBits,
      site: s[ST_SITE],
      ...more,
    });
  }

  fence(kind: FenceKind, order: Order): void {
    if (kind !== 'signal') this.push({ kind: 'F', order, fence: kind });
  }

  thread(what: 'begin' | 'end' | 'create' | 'join', slot: number, value = 0n): void {
    this.push({ kind: 'TH', order: 'na', thread: { what, slot }, value });
  }

  private push(event: EventParts & { readonly dependencies?: Dependencies }): void {
    const { dependencies: given, ...own } = event;
    const from = given ?? (dependsOnNothing(event) ? NO_DEPENDENCIES : this.tracker.atEvent());
    this.events.push(localEvent({ block: this.state.block, ...own }, from));
  }
}
