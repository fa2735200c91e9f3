/**
 * What is known about the readings of a thread's clock: differences with bounds. `a - b <= most`, in whole seconds; reading 0
 * is the clock's beginning. Clocks go forward: a later reading is not less than an earlier one, and none is before second 1.
 *
 * A system of differences has a solution iff its graph has no negative cycle, and shortest distances are one (Bellman and
 * Ford). Here distances to reading 0 are taken, so that every time is the least that it can be.
 */
export interface Bound {
  readonly a: number;
  readonly b: number;
  readonly most: number;
}

/** The least times of readings 0 to `readings` that keep all bounds; null: there are none. */
export function leastTimes(readings: number, bounds: readonly Bound[]): number[] | null {
  const all = [...bounds];
  for (let n = 1; n <= readings; n++) all.push({ a: n - 1, b: n, most: n === 1 ? -1 : 0 });
  /* b >= a - most: from below, until nothing changes */
  const least = new Array<number>(readings + 1).fill(0);
  for (let round = 0; round <= readings + 1; round++) {
    let changed = false;
    for (const { a, b, most } of all) {
      if (least[b] >= least[a] - most) continue;
      if (b === 0) return null;
      least[b] = least[a] - most;
      changed = true;
    }
    if (!changed) return least;
  }
  return null;
}
