import { INTERLEAVING_MODEL } from '../../../base/models.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import { exploreOutcomes } from '../../../engines/explore/outcomes.ts';
import type { Program } from '../../../ir/types.ts';
import { isStuck } from '../../../results/kinds.ts';
import { stateOf } from '../../litmus/explore.ts';
import { predecessors } from '../clients/client.ts';
import { type ClientOf, isCommit, operationOf, type SerialRun, seenOf } from '../drivers/driver.ts';
import { nextCalls } from '../drivers/serial-driver.ts';

/**
 * The mined specification (CheckFence, PLDI 2007): what the data type itself does when its operations run one after the other,
 * in every order that the client allows. The serial program has one thread, so that this is the same under every model.
 */
export interface Mined {
  /** Executions in which all calls return. */
  readonly runs: readonly SerialRun[];
  /** The different lists of values. */
  readonly observations: readonly (readonly bigint[])[];
  /** Executions that end with calls that wait for ever. */
  readonly pending: readonly SerialRun[];
  /** What goes wrong in serial executions, by kind. */
  readonly violations: ReadonlyMap<string, string>;
}

const MAX_EVENTS = 20_000;

export function mine(program: Program, of: ClientOf, options: CheckOptions): Mined {
  const { outcomes, violations } = exploreOutcomes(program, INTERLEAVING_MODEL, false, {
    reuse: options.heap === 'reuse',
    spuriousCas: options.spuriousCas,
    maxEvents: MAX_EVENTS,
  });
  const seen = seenOf(of);
  const calls = of.client.calls.length;
  const runs: SerialRun[] = [];
  const ends: SerialRun[] = [];
  const observations = new Map<string, readonly bigint[]>();
  const before = predecessors(of.client);
  for (const key of outcomes.keys()) {
    const state = stateOf(key);
    const values = seen.map((one) => (isCommit(of, one) ? 0n : (state.get(one.variable) ?? 0n)));
    const order = orderOf(state, Number(state.get('count') ?? calls));
    const done = order.reduce((set, call) => set | (1n << BigInt(call)), 0n);
    const run = { order, values, pending: nextCalls(of.client, before, done) };
    if (order.length < calls) ends.push(run);
    else {
      runs.push(run);
      observations.set(values.join(), values);
    }
  }
  return {
    runs,
    observations: [...observations.values()],
    pending: stuck(ends, runs, of),
    violations: mayWait(of) ? new Map([...violations].filter(([kind]) => !isStuck(kind))) : violations,
  };
}

/** Is there an operation that may wait among those of the client? */
export const mayWait = ({ client, operations }: ClientOf): boolean =>
  client.calls.some(({ letter }) => operationOf(operations, letter).blocking);

/** Of the executions that end early, those whose beginning no other execution goes on with: there, every next call waits. */
function stuck(ends: readonly SerialRun[], runs: readonly SerialRun[], of: ClientOf): SerialRun[] {
  if (ends.length === 0) return [];
  const seen = seenOf(of);
  /** The first k calls, and what they gave. */
  const beginning = ({ order, values }: SerialRun, k: number): string => {
    const done = new Set(order.slice(0, k));
    return `${order.slice(0, k)} ${values.filter((_, i) => done.has(seen[i].call))}`;
  };
  const begun = new Set<string>();
  for (const run of [...ends, ...runs])
    for (let k = 0; k < run.order.length; k++) begun.add(beginning(run, k));
  return ends.filter((run) => !begun.has(beginning(run, run.order.length)));
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
