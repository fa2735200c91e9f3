import { FALSE, type Lit } from '../../sat/circuit.ts';
import type { BoundedProgram, BoundedThread, Event, Part } from '../shared/bounded/events.ts';
import { isLocal } from './single-writer.ts';

/**
 * Which stores can be seen to wait in a buffer. A store that is issued and reaches memory later, while its thread did
 * nothing in between that another order could notice, might as well have been issued later: so a store needs to wait only
 * if its thread can read something before it must have left the buffer (under pso: or store somewhere else, since
 * stores overtake each other). The others reach memory at once, after all that were issued before them.
 */
export type Buffering = 'tso' | 'pso';

export interface Delays {
  /** By thread index and event index. */
  readonly waits: readonly (readonly boolean[])[];
  /** By cell: how many stores to it can wait, in one execution. */
  readonly stores: ReadonlyMap<string, number>;
  /** How many stores can wait, in one execution. */
  readonly count: number;
}

export function delaysOf(program: BoundedProgram, model: Buffering): Delays {
  const waits = program.threads.map((thread) =>
    thread.events.map((e) => isDelayable(program, thread, e, model)),
  );
  const stores = new Map<string, { thread: number; event: number; guard: Lit }[]>();
  let count = 0;
  program.threads.forEach((thread, t) => {
    count += mostTogether(
      program,
      thread.events.filter((e) => waits[t][e.index]).map((e) => e.guard),
    );
    for (const event of thread.events) {
      if (!waits[t][event.index]) continue;
      for (const part of event.parts)
        for (const { cell } of part.write === null ? [] : part.targets) {
          const known = stores.get(cell.key);
          if (known === undefined)
            stores.set(cell.key, [{ thread: t, event: event.index, guard: event.guard }]);
          else known.push({ thread: t, event: event.index, guard: event.guard });
        }
    }
  });
  const sizes = new Map(
    [...stores].map(([key, list]) => {
      const byThread = program.threads.map((_, t) =>
        list.filter((one) => one.thread === t).map((one) => one.guard),
      );
      return [key, byThread.reduce((sum, guards) => sum + mostTogether(program, guards), 0)] as const;
    }),
  );
  return { waits, stores: sizes, count };
}

function isDelayable(
  program: BoundedProgram,
  thread: BoundedThread,
  store: Event,
  model: Buffering,
): boolean {
  if (!store.buffered || store.parts.every((part) => part.write === null)) return false;
  const { circuit: c } = program;
  const t = program.threads.indexOf(thread);
  for (const later of thread.events.slice(store.index + 1)) {
    if (isLocal(program, t, later)) continue;
    if (c.and(store.guard, later.guard) === FALSE) continue;
    // Whatever drains the buffer under the same condition ends the time in which it could wait.
    if (later.drains && c.and(store.guard, later.guard ^ 1) === FALSE) return false;
    if (later.drains) continue;
    if (later.parts.some((part) => part.read !== null && goesElsewhere(store, part))) return true;
    if (model === 'pso' && later.buffered && later.parts.some((part) => goesElsewhere(store, part)))
      return true;
  }
  return false;
}

/** A read of the store's own location gets its value whether or not it waits; it tells nothing. */
function goesElsewhere(store: Event, part: Part): boolean {
  const own = store.parts.flatMap((one) =>
    one.write === null ? [] : one.targets.map(({ cell }) => cell.key),
  );
  return own.length !== 1 || part.targets.some(({ cell }) => cell.key !== own[0]);
}

/**
 * How many of these can happen in one execution, at most: stores whose guards exclude each other count once. Groups of
 * stores that all exclude each other are made greedily.
 */
function mostTogether(program: BoundedProgram, guards: readonly Lit[]): number {
  const { circuit: c } = program;
  const groups: Lit[][] = [];
  for (const guard of guards) {
    const group = groups.find((one) => one.every((other) => c.and(guard, other) === FALSE));
    if (group === undefined) groups.push([guard]);
    else group.push(guard);
  }
  return groups.length;
}
