import type { Rng } from '../../base/rng.ts';
import { MAX_THREADS } from '../../vm/code/layout.ts';

/**
 * Which thread goes next, and with store buffers: or which store reaches memory. Whoever lets stores go is an *agent* like
 * a thread, numbered from MAX_THREADS on, and comes after the threads in the list of those who can go.
 *
 * `pct` is the scheduler of Burckhardt, Kothari, Musuvathi and Nagarakatte, "A randomized scheduler with
 * probabilistic guarantees of finding bugs" (ASPLOS'10, section 3): each thread gets a random high priority, the
 * enabled thread of the highest priority always runs, and at d − 1 random points among the k scheduling points of
 * the execution the running thread's priority drops below all others. A bug of depth d in a program with n threads is
 * found with probability at least 1 / (n · k^(d−1)) in each run. k is not known beforehand: it is the largest number
 * of scheduling points seen in earlier runs. Threads appear while the program runs, so priorities are drawn when a
 * thread is created instead of by a permutation at the start; the relative order is just as uniform.
 *
 * PCT assumes that no thread waits by spinning. Await loops block in Heddle, but a loop may also make progress of a
 * kind that helps nobody (a counter of failed attempts). So a thread that yields, or that has run for
 * FAIR_STRETCH points in a row while others could, goes below all others.
 *
 * `uniform` draws among the enabled agents at every point. It finds bugs that need many switches, where PCT's small
 * d does not reach; PCT finds those that need few switches in a long run. The engine alternates between them. So that
 * stores are not always gone after a few points, each run has its patience: 1, 4 or 16, and a store that is drawn goes
 * with probability 1 / patience if a thread could go instead. PCT needs nothing of the kind: an agent of low priority keeps
 * its stores until all others wait.
 */
export interface Scheduler {
  /** A thread, or somebody who lets its stores go, takes part from now on. */
  created(t: number): void;
  /** One of `enabled[0, count)`. `points` is the number of scheduling points before this one. */
  pick(enabled: Int32Array, count: number, points: number): number;
  yielded(t: number): void;
}

const FAIR_STRETCH = 2000;

export function uniform(rng: Rng): Scheduler {
  let patience = 0;
  return {
    created: (agent) => {
      if (agent >= MAX_THREADS && patience === 0) patience = 1 << (2 * rng.below(3));
    },
    pick: (enabled, count) => {
      const agent = enabled[count === 1 ? 0 : rng.below(count)];
      if (agent < MAX_THREADS || patience === 1 || enabled[0] >= MAX_THREADS) return agent;
      if (rng.below(patience) === 0) return agent;
      let threads = 1;
      while (enabled[threads] < MAX_THREADS) threads++;
      return enabled[rng.below(threads)];
    },
    yielded: () => {},
  };
}

export function pct(rng: Rng, depth: number, length: number): Scheduler {
  const priority: number[] = [];
  const changes = changePoints(rng, depth - 1, length);
  let nextChange = 0;
  /** Below every priority handed out so far. */
  let lowest = 0;
  let running = -1;
  let stretch = 0;
  const lower = (t: number): void => {
    lowest--;
    priority[t] = lowest;
  };
  const highest = (enabled: Int32Array, count: number): number => {
    let best = enabled[0];
    for (let i = 1; i < count; i++) if (priority[enabled[i]] > priority[best]) best = enabled[i];
    return best;
  };
  return {
    created: (t) => {
      priority[t] = 1 + rng.float();
    },
    pick: (enabled, count, points) => {
      let t = highest(enabled, count);
      while (nextChange < changes.length && changes[nextChange] <= points) {
        nextChange++;
        lower(t);
        t = highest(enabled, count);
      }
      stretch = t === running ? stretch + 1 : 0;
      if (stretch > FAIR_STRETCH && count > 1) {
        lower(t);
        t = highest(enabled, count);
        stretch = 0;
      }
      running = t;
      return t;
    },
    yielded: lower,
  };
}

/** Ascending, in [1, length); two may coincide, and then two threads drop at that point. */
function changePoints(rng: Rng, count: number, length: number): number[] {
  const points: number[] = [];
  for (let i = 0; i < count && length > 1; i++) points.push(1 + rng.below(length - 1));
  return points.sort((a, b) => a - b);
}
