import type { Rng } from '../../base/rng.ts';
import { MAX_THREADS } from '../../vm/code/layout.ts';
import type { Decider } from '../scheduled-run/decider.ts';
import { SPURIOUS } from '../scheduled-run/decider.ts';
import type { Scheduler } from './scheduler.ts';

/** One in so many scheduling points tries an event without a cause, if there is a thread for it. */
const SPURIOUS_ONE_IN = 32;
/** Ranges up to this size are drawn from uniformly; in wider ones special values are mixed in. */
const NARROW = 1n << 16n;

/** Draws everything: who goes next from the scheduler, the rest uniformly, or nearly so. */
export function drawn(rng: Rng, scheduler: Scheduler): Decider {
  let threads = 1;
  return {
    created: (agent) => {
      if (agent >= threads && agent < MAX_THREADS) threads = agent + 1;
      scheduler.created(agent);
    },
    yielded: scheduler.yielded,
    pick: (situation) => {
      const agent = scheduler.pick(situation.enabled, situation.count, situation.points);
      if (rng.below(SPURIOUS_ONE_IN) === 0) {
        const entry = rng.below(threads) | SPURIOUS;
        if (situation.possible(entry)) return entry;
      }
      return situation.entryOf(agent);
    },
    value: (_, lo, hi) => drawValue(rng, lo, hi),
    waiter: (_, waiters) => {
      const bits: number[] = [];
      for (let n = 0; waiters >> BigInt(n); n++) if ((waiters >> BigInt(n)) & 1n) bits.push(n);
      return bits[rng.below(bits.length)];
    },
  };
}

/** Half of the draws from a wide range are the values programs treat specially: its ends, and what lies around zero. */
export function drawValue(rng: Rng, lo: bigint, hi: bigint): bigint {
  const span = hi - lo + 1n;
  if (span <= 1n) return lo;
  if (span > NARROW) {
    const special = [lo, lo + 1n, hi - 1n, hi, -1n, 0n, 1n, 2n, BigInt(rng.below(16))];
    const value = special[rng.below(special.length)];
    if (rng.below(2) === 0 && value >= lo && value <= hi) return value;
  }
  let bits = 0n;
  for (let i = 0; i < 5; i++) bits = (bits << 32n) | BigInt(rng.next32());
  return lo + (bits % span);
}
