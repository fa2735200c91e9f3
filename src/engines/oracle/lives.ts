import type { Relation } from '../../base/relation.ts';
import { EV_CAS, EV_FREE, EV_READ, EV_RMW, EV_SYNC, EV_WRITE } from '../../vm/code/event.ts';
import type { Combination } from './candidates.ts';
import type { Life } from './runs/trace.ts';
import { OracleLimit } from './values.ts';

/**
 * Memory errors of the C11 family in one execution: an access, or a free, that `hb` does not order after the allocation and
 * before the (other) free. Allocations and frees are no events: one comes before what its next event comes before, and
 * after what its last event comes after. The end of a local's life is a free like any other.
 */
interface Placed extends Life {
  readonly trace: number;
}

/** An object: where it is allocated (a thread-local is there from the beginning), and every free of it. */
interface Lived {
  readonly alloc: Placed | null;
  readonly address: number;
  readonly size: number;
  readonly ends: readonly Placed[];
}

function livesOf({ traces }: Combination): Lived[] {
  const all = traces.flatMap(({ lives }, trace) => lives.map((life): Placed => ({ ...life, trace })));
  const frees = all.filter(({ what }) => what === 'free');
  const allocs = all.filter(({ what }) => what === 'alloc');
  const isAllocated = ({ address }: Life): boolean => allocs.some((alloc) => alloc.address === address);
  const lived = ({ address, size }: Life, alloc: Placed | null): Lived => ({
    alloc,
    address,
    size,
    ends: frees.filter((free) => free.address === address),
  });
  return [
    ...allocs.map((alloc) => lived(alloc, alloc)),
    ...frees.filter((free) => free.size > 0 && !isAllocated(free)).map((free) => lived(free, null)),
  ];
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
  for (const life of livesOf(combination)) {
    const { alloc, ends } = life;
    const isUnborn = (free: Placed): boolean =>
      alloc !== null && !before(alloc, free.trace, free.at - 1) && !isOwn(alloc, free);
    if (ends.length > 1 || ends.some(isUnborn)) return true;
    for (const [t, i] of accesses(combination, life))
      if ((alloc !== null && !before(alloc, t, i)) || ends.some((free) => !after(free, t, i))) return true;
  }
  return false;
}

const isOwn = (alloc: Placed, free: Placed): boolean => alloc.trace === free.trace;

/** The accesses of a block: trace and event. */
function accesses({ traces }: Combination, { address, size }: Lived): [number, number][] {
  return traces.flatMap(({ events }, t) =>
    events.flatMap(({ location }, i): [number, number][] =>
      location >= address && location < address + size ? [[t, i]] : [],
    ),
  );
}

/**
 * In other models the machine-state oracle says what comes after a free: nothing here may depend on it, or come after it. `late`:
 * loads may take their values late, so that a thread which has found something undefined in an object may instead have gone on, let
 * the owner end its life, and found it dead: that is no run here.
 */
export function refuseShared(combination: Combination, late: boolean): void {
  for (const life of livesOf(combination)) {
    const { ends } = life;
    const owner = life.alloc?.trace ?? ends[0].trace;
    const isBefore = (i: number): boolean => ends.every(({ at }) => i < at);
    const all = accesses(combination, life);
    const mayBeLate = all.some(([t, i]) => t !== owner || !isBefore(i));
    const stopped = all.some(([t]) => t !== owner && combination.traces[t].end.kind === 'failed');
    if ((late && stopped) || (ends.length > 0 && (mayBeLate || ends.length > 1 || ends[0].trace !== owner)))
      throw new OracleLimit('an object that several threads use ends its life');
  }
}
