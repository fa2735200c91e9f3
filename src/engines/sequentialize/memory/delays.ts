import type { Buffering } from '../../../base/models.ts';
import type { Lit } from '../../../sat/circuit/circuit.ts';
import type { BoundedProgram, BoundedThread, Event, Part } from '../../bounded/events.ts';
import { type Movers, moversOf } from '../schedule/movers.ts';

/**
 * Which stores can be seen to wait in a buffer. A store that is issued and reaches memory later, while its thread did
 * nothing in between that another order could notice, might as well have been issued later: so a store needs to wait only
 * if its thread can read something before it must have left the buffer (under pso: or store somewhere else, since
 * stores overtake each other). The others reach memory at once, after all that were issued before them.
 *
 * What is read at a time at which nobody else can write it (movers.ts: under a common mutex, or before or after the
 * other thread's life) could be read later as well: until the store has left its buffer the thread neither locks nor
 * unlocks, creates nor joins, all of which let the buffer run empty.
 *
 * Some cells are accessed in turn (Movers.ownedInTurn: all accesses are so): while a store to one of them waits, nobody
 * else comes to its cell, for the same reason. So it may be in memory at once, even before those that were issued
 * before it; neither does it make anybody else wait, and reading or writing such a cell does not show that another
 * store waits. A store that may go to such a cell, and may go elsewhere, waits. Stores in atomic blocks do not
 * (atomic-blocks.ts).
 */
/** How stores wait, if they do. */
export type Waiting = Exclude<Buffering, 'none'>;

export interface Delays {
  readonly model: Waiting;
  /** By thread index and event index. */
  readonly waits: readonly (readonly boolean[])[];
  /** By thread index and event index: what it writes goes to cells that are accessed in turn, or is nobody's business. */
  readonly inTurn: readonly (readonly boolean[])[];
  /** Cells that are accessed in turn: what is stored is in memory. */
  readonly owned: ReadonlySet<string>;
  /** By other cell: how many stores to it can wait, in one execution. */
  readonly stores: ReadonlyMap<string, number>;
  /** How many stores can wait, in one execution. */
  readonly count: number;
}

/** Found out once for each program and model: everybody must see the same. */
export function delaysOf(program: BoundedProgram, model: Waiting): Delays {
  let known = found.get(program);
  if (known === undefined) found.set(program, (known = new Map()));
  let delays = known.get(model);
  if (delays === undefined) known.set(model, (delays = findDelays(program, model)));
  return delays;
}

const found = new WeakMap<BoundedProgram, Map<Waiting, Delays>>();

function findDelays(program: BoundedProgram, model: Waiting): Delays {
  const movers = moversOf(program);
  const owned = movers.ownedInTurn;
  const inTurn = program.threads.map((thread) => thread.events.map((e) => isInTurn(e, owned)));
  const waits = program.threads.map((thread, t) =>
    thread.events.map((e) => isDelayable(movers, t, thread, e, { inTurn: inTurn[t], model })),
  );
  const stores = new Map<string, { thread: number; guard: Lit }[]>();
  let count = 0;
  program.threads.forEach((thread, t) => {
    const waiting = thread.events.filter((e) => waits[t][e.index]);
    count += mostTogether(
      movers,
      waiting.map((e) => e.guard),
    );
    for (const { parts, guard } of waiting)
      for (const part of parts)
        for (const { cell } of part.write === null ? [] : part.targets) {
          if (owned.has(cell.key)) continue;
          const known = stores.get(cell.key);
          if (known === undefined) stores.set(cell.key, [{ thread: t, guard }]);
          else known.push({ thread: t, guard });
        }
  });
  const sizes = new Map(
    [...stores].map(([key, list]) => {
      const byThread = program.threads.map((_, t) =>
        list.filter((one) => one.thread === t).map((one) => one.guard),
      );
      return [key, byThread.reduce((sum, guards) => sum + mostTogether(movers, guards), 0)] as const;
    }),
  );
  return { model, waits, inTurn, owned, stores: sizes, count };
}

const writtenBy = (event: Event): string[] =>
  event.parts.flatMap((part) => (part.write === null ? [] : part.targets.map(({ cell }) => cell.key)));

const isInTurn = (event: Event, owned: ReadonlySet<string>): boolean =>
  !event.drains && writtenBy(event).every((cell) => owned.has(cell));

interface Delaying {
  readonly inTurn: readonly boolean[];
  readonly model: Waiting;
}

function isDelayable(
  movers: Movers,
  t: number,
  thread: BoundedThread,
  store: Event,
  { inTurn, model }: Delaying,
): boolean {
  const cells = writtenBy(store);
  if (!store.buffered || cells.length === 0 || inTurn[store.index]) return false;
  if (movers.isInside(t, store)) return false;
  if (cells.some((cell) => movers.ownedInTurn.has(cell))) return true;
  for (const later of thread.events.slice(store.index + 1)) {
    if (movers.excludes(store.guard, later.guard)) continue;
    // Whatever drains the buffer under the same condition ends the time in which it could wait.
    if (later.drains && movers.follows(store.guard, later.guard)) return false;
    if (later.drains) continue;
    const shows = (part: Part): boolean =>
      goesElsewhere(movers, store, later, part) &&
      ((part.read !== null && !movers.isPartAlone(t, later, part)) ||
        (model === 'by-location' && later.buffered && part.write !== null && !inTurn[later.index]));
    if (later.parts.some(shows)) return true;
  }
  return false;
}

/** A read of the store's own location gets its value whether or not it waits; it tells nothing. */
function goesElsewhere(movers: Movers, store: Event, later: Event, part: Part): boolean {
  const own = store.parts.flatMap((one) => (one.write === null ? [] : one.targets));
  return part.targets.some(
    ({ cell, when }) =>
      own.some((mine) => mine.cell.key !== cell.key && !movers.excludes(mine.when, when)) &&
      !movers.excludes(later.guard, when),
  );
}

/**
 * How many of these can happen in one execution, at most: stores whose guards exclude each other count once. Groups of
 * stores that all exclude each other are made greedily.
 */
function mostTogether(movers: Movers, guards: readonly Lit[]): number {
  const groups: Lit[][] = [];
  for (const guard of guards) {
    const group = groups.find((one) => one.every((other) => movers.excludes(guard, other)));
    if (group === undefined) groups.push([guard]);
    else group.push(guard);
  }
  return groups.length;
}
