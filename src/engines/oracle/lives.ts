import type { Relation } from '../../base/relation.ts';
import { EV_CAS, EV_FREE, EV_READ, EV_RMW, EV_SYNC, EV_WRITE } from '../../vm/event.ts';
import type { Combination } from './candidates.ts';
import type { Life } from './trace.ts';
import { OracleLimit } from './values.ts';

/**
 * Memory errors of the C11 family in one execution: an access, or a free, that `hb` does not order after the allocation and
 * before the (other) free. Allocations and frees are no events: one comes before what its next event comes before, and
 * after what its last event comes after.
 */
interface Placed extends Life {
  readonly trace: number;
}

function placed({ traces }: Combination, what: Life['what']): Placed[] {
  return traces.flatMap(({ lives }, trace) =>
    lives.filter((life) => life.what === what).map((life) => ({ ...life, trace })),
  );
}

export const FREED = 'an access, or a free, of memory that has been freed';
const ACCESSES: readonly number[] = [EV_READ, EV_WRITE, EV_RMW, EV_CAS, EV_SYNC, EV_FREE];

/** Has a thread with these lives itself freed what its next event accesses, or frees? Then it ends there, in every model. */
export function isFreedBefore(lives: readonly Life[], event: number, address: number): boolean {
  if (!ACCESSES.includes(event)) return false;
  const sizeOf = (life: Life): number =>
    lives.findLast((other) => other.what === 'alloc' && other.address === life.address)?.size ?? 1;
  const last = lives.findLast(
    (life) => address >= life.address && address < life.address + Math.max(1, sizeOf(life)),
  );
  return last?.what === 'free';
}

export function hasMemoryError(combination: Combination, hb: Relation): boolean {
  const { first, traces } = combination;
  const [allocs, frees] = [placed(combination, 'alloc'), placed(combination, 'free')];
  /** Does this come before event i of trace t? */
  const before = (life: Placed, t: number, i: number): boolean => {
    if (life.trace === t) return life.at <= i;
    return (
      life.at < traces[life.trace].events.length &&
      i >= 0 &&
      hb.has(first[life.trace] + life.at, first[t] + i)
    );
  };
  /** Does this come after event i of trace t? */
  const after = (life: Placed, t: number, i: number): boolean => {
    if (life.trace === t) return i < life.at;
    return life.at > 0 && hb.has(first[t] + i, first[life.trace] + life.at - 1);
  };
  for (const alloc of allocs) {
    const ends = frees.filter(({ address }) => address === alloc.address);
    if (
      ends.length > 1 ||
      ends.some((free) => !before(alloc, free.trace, free.at - 1) && !isOwn(alloc, free))
    )
      return true;
    for (const [t, i] of accesses(combination, alloc))
      if (!before(alloc, t, i) || ends.some((free) => !after(free, t, i))) return true;
  }
  return false;
}

const isOwn = (alloc: Placed, free: Placed): boolean => alloc.trace === free.trace;

/** The accesses of a block: trace and event. */
function accesses({ traces }: Combination, { address, size }: Life): [number, number][] {
  return traces.flatMap(({ events }, t) =>
    events.flatMap(({ location }, i): [number, number][] =>
      location >= address && location < address + size ? [[t, i]] : [],
    ),
  );
}

/** In other models the machine-state oracle says what comes after a free: nothing here may depend on it. */
export function refuseShared(combination: Combination): void {
  const frees = placed(combination, 'free');
  for (const alloc of placed(combination, 'alloc')) {
    const ends = frees.filter(({ address }) => address === alloc.address);
    const others = accesses(combination, alloc).some(([t]) => t !== alloc.trace);
    if (ends.length > 0 && (others || ends.length > 1 || ends[0].trace !== alloc.trace))
      throw new OracleLimit('a block that several threads use is freed');
  }
}
