import type { History, SerialOrder } from '../../results/tests.ts';
import type { Violation } from '../../results/types.ts';
import { type ClientOf, isCommit, operationOf, ownValue, seenOf } from './driver.ts';
import type { Mined } from './mine.ts';
import type { Operation, Output } from './operation.ts';

/** What the calls of a client gave in a counterexample, and the serial executions that come closest to it. */

const MAX_CLOSEST = 3;

/** The values that main read at the end; null: it did not come that far. */
export function observedIn(violation: Violation, of: ClientOf): bigint[] | null {
  const last = new Map<string, bigint>();
  for (const { thread, op, location, raw } of violation.trace.steps)
    if (thread === 0 && op === 'read' && location !== undefined && raw !== undefined)
      last.set(
        location,
        raw.undefinedBits?.some((bits) => bits !== 0) ? UNDEFINED : BigInt.asIntN(64, wordsOf(raw.delivered)),
      );
  const values = seenOf(of).map(({ variable }) => last.get(variable));
  return values.some((value) => value === undefined) ? null : canonical(values as bigint[], of);
}

/** Stands for a result that has no value: no 64-bit number. */
const UNDEFINED = 1n << 64n;

const wordsOf = ([lo = 0, hi = 0]: readonly number[]): bigint => (BigInt(hi >>> 0) << 32n) | BigInt(lo >>> 0);

/** As the driver does it: pointers to what is not the client's, by who gave them first. */
function canonical(values: readonly bigint[], of: ClientOf): bigint[] {
  const seen = seenOf(of);
  const isPointer = seen.map((one) => one.kind === 'out' && outputOf(of, one).type === 'pointer');
  return values.map((value, i) => {
    if (!isPointer[i] || value < 1n << 40n || value === UNDEFINED) return value;
    const first = values.findIndex((other, j) => isPointer[j] && other === value);
    return BigInt(-1 - first);
  });
}

const outputOf = (of: ClientOf, { call, n }: { call: number; n: number }): Output =>
  operationOf(of.operations, of.client.calls[call].letter).outputs[n];

export function historyOf(values: readonly bigint[], of: ClientOf, mined: Mined): History {
  const byCall = resultsOf(values, of);
  const calls = of.client.calls.map(({ letter, thread }, i) => {
    const operation = operationOf(of.operations, letter);
    return {
      thread,
      operation: operation.name,
      arguments: argumentsOf(operation, values, of, i),
      results: byCall[i],
    };
  });
  const commits = commitOrder(values, of);
  const closest = closestOrders(values, of, mined, commits);
  return commits === null ? { calls, closest } : { calls, closest, commits };
}

/** The calls in the order in which they commit; null: nothing is known of that. */
function commitOrder(values: readonly bigint[], of: ClientOf): number[] | null {
  const times = seenOf(of).flatMap((one, i) =>
    isCommit(of, one) ? [{ call: one.call, time: values[i] }] : [],
  );
  if (times.length === 0) return null;
  return times.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0)).map(({ call }) => call);
}

function argumentsOf({ inputs }: Operation, values: readonly bigint[], of: ClientOf, call: number): string[] {
  const seen = seenOf(of);
  return inputs.map(({ domain, isPointer }, n) => {
    if (domain === null) return isPointer ? `&cell${ownValue(of, call, n)}` : String(ownValue(of, call, n));
    const i = seen.findIndex((one) => one.call === call && one.kind === 'in' && one.n === n);
    return String(values[i]);
  });
}

/** For each call its results, as text. */
export function resultsOf(values: readonly bigint[], of: ClientOf): string[][] {
  const results: string[][] = of.client.calls.map(() => []);
  seenOf(of).forEach((one, i) => {
    if (one.kind === 'out' && !isCommit(of, one))
      results[one.call].push(resultText(outputOf(of, one), values[i]));
  });
  return results;
}

function resultText({ name, type }: Output, value: bigint): string {
  const text =
    value === UNDEFINED
      ? 'undefined'
      : type === 'bool' && value <= 1n && value >= 0n
        ? value === 1n
          ? 'true'
          : 'false'
        : type === 'pointer'
          ? value === 0n
            ? 'null'
            : value > 0n
              ? `&cell${value}`
              : `object${-value}`
          : String(value);
  return name === '' ? text : `${name} = ${text}`;
}

/** Serial executions with the same arguments, those first in which the most calls give what they gave. */
function closestOrders(
  values: readonly bigint[],
  of: ClientOf,
  { runs }: Mined,
  commits: readonly number[] | null,
): SerialOrder[] {
  const seen = seenOf(of);
  const here = resultsOf(values, of);
  const scored = runs
    .filter((run) => seen.every(({ kind }, i) => kind === 'out' || run.values[i] === values[i]))
    .map((run) => {
      const results = resultsOf(run.values, of);
      const same = run.order.map((call) => String(results[call]) === String(here[call]));
      const differs = same.indexOf(false);
      return { run, results, differs, equal: same.filter((one) => one).length };
    })
    .sort((a, b) => b.equal - a.equal || b.differs - a.differs);
  // With commit points: the one that they give, then the best other one.
  const own = scored.findIndex(({ run }) => commits !== null && run.order.join() === commits.join());
  if (own > 0) scored.unshift(...scored.splice(own, 1));
  const chosen = new Map<string, SerialOrder>();
  for (const { run, results, differs } of scored) {
    if (chosen.size === (commits === null ? MAX_CLOSEST : 2)) break;
    const key = run.values.join();
    if (!chosen.has(key))
      chosen.set(key, { order: run.order, results: run.order.map((call) => results[call]), differs });
  }
  return [...chosen.values()];
}
