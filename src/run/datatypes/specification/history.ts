import type { History, HistoryCall, SerialOrder } from '../../../results/tests.ts';
import type { Violation } from '../../../results/types.ts';
import { type ClientOf, isCommit, operationOf, ownValue, seenOf } from '../drivers/driver.ts';
import { callsDone, RUNNING } from '../drivers/pending.ts';
import type { Operation, Output } from '../operations/operation.ts';
import type { Mined } from './mine.ts';

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

/**
 * Of an execution that is stuck, with a referee (pending.ts): what was seen, and which calls have returned. Null: a thread is stuck where
 * it must not wait, so that nothing is to be compared.
 */
export function stuckIn(
  violation: Violation,
  of: ClientOf,
): { readonly values: bigint[]; readonly returned: ReadonlySet<number> } | null {
  const written = new Map<string, bigint>();
  for (const { op, location, value } of violation.trace.steps)
    if (op === 'write' && location !== undefined && value !== undefined)
      written.set(location, /^-?\d+$/.test(value) ? BigInt(value) : UNDEFINED);
  const { client } = of;
  const returned = new Set<number>();
  for (let t = 0; t <= client.threads; t++) {
    const calls = client.calls.flatMap((call, i) => (call.thread === t ? [i] : []));
    const word = Number(written.get(`state${t}`) ?? RUNNING);
    if (t > 0 && word === RUNNING) return null;
    for (const call of t === 0 ? calls : calls.slice(0, callsDone(word))) returned.add(call);
  }
  return {
    values: canonical(
      seenOf(of).map(({ variable }) => written.get(variable) ?? 0n),
      of,
    ),
    returned,
  };
}

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

/** `returned`: the calls that have; null: all. */
export function historyOf(
  values: readonly bigint[],
  of: ClientOf,
  mined: Mined,
  returned: ReadonlySet<number> | null = null,
): History {
  const byCall = resultsOf(values, of);
  const waiting = new Set<number>();
  const calls = of.client.calls.map(({ letter, thread }, i): HistoryCall => {
    const operation = operationOf(of.operations, letter);
    const call = {
      thread,
      operation: operation.name,
      arguments: argumentsOf(operation, values, of, i),
    };
    if (returned === null || returned.has(i)) return { ...call, results: byCall[i] };
    const isMade = !waiting.has(thread);
    waiting.add(thread);
    return { ...call, results: null, ...(isMade ? {} : { isMade }) };
  });
  if (returned !== null) return { calls, closest: closestPending(values, of, mined, returned) };
  const times = commitTimes(values, of);
  const uncommitted = times.flatMap(({ call, time }) => (time === 0n ? [call] : []));
  if (uncommitted.length > 0) return { calls, closest: closestOrders(values, of, mined, null), uncommitted };
  const commits = times.length === 0 ? null : times.map(({ call }) => call);
  const closest = closestOrders(values, of, mined, commits);
  return commits === null ? { calls, closest } : { calls, closest, commits };
}

/** Serial executions, complete or not, that come closest to one in which some calls have not returned. */
function closestPending(
  values: readonly bigint[],
  of: ClientOf,
  { runs, pending }: Mined,
  returned: ReadonlySet<number>,
): SerialOrder[] {
  const here = resultsOf(values, of);
  const scored = [...pending, ...runs].map((run): { one: SerialOrder; equal: number } => {
    const results = resultsOf(run.values, of);
    const same = run.order.map((call) => returned.has(call) && String(results[call]) === String(here[call]));
    const first = same.indexOf(false);
    const differs = first < 0 ? run.order.length : first;
    const equal = same.filter((one) => one).length - Math.abs(run.order.length - returned.size);
    const one = { order: run.order, results: run.order.map((call) => results[call]), differs };
    return { one: run.pending.length === 0 ? one : { ...one, pending: run.pending }, equal };
  });
  scored.sort((a, b) => b.equal - a.equal);
  const chosen = new Map<string, SerialOrder>();
  for (const { one } of scored) {
    if (chosen.size === MAX_CLOSEST) break;
    const key = JSON.stringify([one.results, one.pending ?? []]);
    if (!chosen.has(key)) chosen.set(key, one);
  }
  return [...chosen.values()];
}

/** The calls with commit points, in the order in which they commit; 0: it has come to none. */
function commitTimes(values: readonly bigint[], of: ClientOf): { call: number; time: bigint }[] {
  const times = seenOf(of).flatMap((one, i) =>
    isCommit(of, one) ? [{ call: one.call, time: values[i] }] : [],
  );
  return times.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
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
function resultsOf(values: readonly bigint[], of: ClientOf): string[][] {
  const results: string[][] = of.client.calls.map(() => []);
  const thrown = new Map<number, string>();
  let covered = 0;
  seenOf(of).forEach((one, i) => {
    if (one.kind !== 'out' || isCommit(of, one)) return;
    const output = outputOf(of, one);
    if (covered > 0) {
      covered--;
      return;
    }
    if (output.type === 'some') {
      if (values[i] !== 0n) return;
      covered = output.covers ?? 0;
      results[one.call].push(output.name === '' ? 'nothing' : `${output.name} = nothing`);
    } else if (output.type !== 'exception') results[one.call].push(resultText(output, values[i]));
    else if (values[i] !== 0n)
      thrown.set(one.call, `throws ${output.thrown?.[Number(values[i]) - 1] ?? 'something'}`);
  });
  return results.map((own, call) => {
    if (thrown.has(call)) return [thrown.get(call) ?? ''];
    const [first] = operationOf(of.operations, of.client.calls[call].letter).outputs;
    /* what an out-parameter holds after a call that gives false counts for nothing */
    return first?.type === 'bool' && first.name === '' && own[0] === 'false' ? ['false'] : own;
  });
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
