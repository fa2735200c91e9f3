import type { ViewerStory } from './viewer-data.ts';

/** What memory and store buffers hold after a step: the stores so far, each location's newest in modification order. */
interface Cell {
  readonly place: string;
  readonly value: string;
  /** The step that stored it; 0: the initial value. */
  readonly by: number;
  /** Stored by the step itself. */
  readonly fresh: boolean;
}

interface Waiting {
  readonly place: string;
  readonly value: string;
  readonly by: number;
}

export interface State {
  readonly memory: readonly Cell[];
  /** By thread, oldest first; only threads that have stores waiting. */
  readonly buffers: ReadonlyMap<number, readonly Waiting[]>;
}

/** After step `n`; 0: before the first. */
export function stateAfter(story: ViewerStory, n: number): State {
  const cells = new Map<string, Cell & { readonly rank: number }>();
  const buffers = new Map<number, Waiting[]>();
  for (const { place, value } of story.initial)
    cells.set(place, { place, value, by: 0, fresh: false, rank: -1 });
  const reach = (place: string, value: string, by: number, rank: number, now: number): void => {
    const before = cells.get(place);
    if (before === undefined || before.rank < rank)
      cells.set(place, { place, value, by, rank, fresh: now === n });
  };
  const stores = new Map<number, ViewerStory['steps'][number]>();
  for (const step of story.steps) {
    if (step.n > n) break;
    const { store, flushes, thread } = step;
    if (store !== undefined) {
      stores.set(step.n, step);
      if (store.buffered)
        buffers.set(thread, [
          ...(buffers.get(thread) ?? []),
          { place: store.place, value: store.value, by: step.n },
        ]);
      else reach(store.place, store.value, step.n, store.rank, step.n);
    }
    if (flushes === undefined) continue;
    const flushed = stores.get(flushes)?.store;
    if (flushed) reach(flushed.place, flushed.value, flushes, flushed.rank, step.n);
    const rest = (buffers.get(thread) ?? []).filter(({ by }) => by !== flushes);
    if (rest.length > 0) buffers.set(thread, rest);
    else buffers.delete(thread);
  }
  const memory = [...cells.values()].sort((a, b) => (a.place < b.place ? -1 : 1));
  return { memory, buffers };
}
