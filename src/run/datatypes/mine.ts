import type { CheckOptions } from '../../base/options/options.ts';
import { exploreOutcomes } from '../../engines/explore/outcomes.ts';
import type { Program } from '../../ir/types.ts';
import { stateOf } from '../litmus/explore.ts';
import { type ClientOf, isCommit, type SerialRun, seenOf } from './driver.ts';

/**
 * The mined specification (CheckFence, PLDI 2007): what the data type itself does when its operations run one after the other,
 * in every order that the client allows. The serial program has one thread, so that this is the same under every model.
 */
export interface Mined {
  readonly runs: readonly SerialRun[];
  /** The different lists of values. */
  readonly observations: readonly (readonly bigint[])[];
  /** What goes wrong in serial executions, by kind. */
  readonly violations: ReadonlyMap<string, string>;
}

const MAX_EVENTS = 20_000;

export function mine(program: Program, of: ClientOf, options: CheckOptions): Mined {
  const { outcomes, violations } = exploreOutcomes(program, 'sc', false, {
    reuse: options.heap === 'reuse',
    spuriousCas: options.spuriousCas,
    maxEvents: MAX_EVENTS,
  });
  const seen = seenOf(of);
  const calls = of.client.calls.length;
  const runs: SerialRun[] = [];
  const observations = new Map<string, readonly bigint[]>();
  for (const key of outcomes.keys()) {
    const state = stateOf(key);
    const values = seen.map((one) => (isCommit(of, one) ? 0n : (state.get(one.variable) ?? 0n)));
    runs.push({ order: orderOf(state, calls), values });
    observations.set(values.join(), values);
  }
  return { runs, observations: [...observations.values()], violations };
}

/** Two serial executions with the same order and arguments, and different results: what commit points cannot be compared with. */
export function differing({ runs }: Mined, of: ClientOf): readonly number[] | null {
  const seen = seenOf(of);
  const known = new Map<string, string>();
  for (const { order, values } of runs) {
    const key = `${order.join()} ${values.filter((_, i) => seen[i].kind === 'in').join()}`;
    const before = known.get(key);
    if (before !== undefined && before !== values.join()) return order;
    known.set(key, values.join());
  }
  return null;
}

/** The calls, ten to a word, each in six bits. */
function orderOf(state: ReadonlyMap<string, bigint>, calls: number): number[] {
  const order: number[] = [];
  for (let word = 0; order.length < calls; word++) {
    const bits = BigInt.asUintN(64, state.get(`order${word}`) ?? 0n);
    const here = Math.min(10, calls - order.length);
    for (let i = here - 1; i >= 0; i--) order.push(Number((bits >> BigInt(6 * i)) & 63n));
  }
  return order;
}
