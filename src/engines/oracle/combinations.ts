import { BLOCK_LOCK } from '../../vm/code/layout.ts';
import { type Start, startKey, staysInside, type ThreadTrace } from './runs/trace.ts';
import { OracleLimit, type Value, valueKey } from './values.ts';

/** All runs of each thread, by how it starts; and the initial values. */
export interface Runs {
  readonly main: readonly ThreadTrace[];
  readonly byStart: ReadonlyMap<string, readonly ThreadTrace[]>;
  readonly initial: (location: number, size: number) => Value & { readonly value: bigint };
}

/**
 * One run of main, and one of each thread that the chosen runs create. There are as many as the product of the numbers
 * of runs, and almost none of them fits together, so a choice is dropped as soon as
 * - a thread is joined that does not end, or does not end with the value that the join got, or
 * - a value is read that neither the chosen runs nor any run of the threads still to choose writes.
 * Both only get worse with further runs, so nothing is lost.
 */
export function forEachCombination(
  runs: Runs,
  most: number,
  visit: (traces: readonly ThreadTrace[]) => void,
): void {
  const facts = new Map<ThreadTrace, Facts>();
  for (const traces of [runs.main, ...runs.byStart.values()])
    for (const trace of traces) facts.set(trace, factsOf(trace, runs));
  const possible = possibleWrites(runs, facts);
  let tried = 0;
  const extend = (chosen: readonly ThreadTrace[], todo: readonly Start[]): void => {
    if (++tried > most) throw new OracleLimit(`more than ${most} combinations of runs`);
    if (!joinsFit(chosen, todo) || !readsFit(chosen, todo)) return;
    const [next, ...rest] = todo;
    if (next === undefined)
      return chosen.every((trace) => mayWait(trace, chosen)) ? visit(chosen) : undefined;
    for (const trace of runs.byStart.get(startKey(next))!)
      extend([...chosen, trace], [...rest, ...trace.created]);
  };
  const readsFit = (chosen: readonly ThreadTrace[], todo: readonly Start[]): boolean =>
    chosen.every((trace) =>
      facts
        .get(trace)!
        .needs.every(
          (key) =>
            chosen.some((other) => facts.get(other)!.writes.has(key)) ||
            todo.some((start) => possible.get(startKey(start))!.has(key)),
        ),
    );
  for (const trace of runs.main) extend([trace], trace.created);
}

interface Facts {
  /** Values read that are not the initial one, as `location=value`. */
  readonly needs: readonly string[];
  readonly writes: ReadonlySet<string>;
}

function factsOf(trace: ThreadTrace, runs: Runs): Facts {
  const needs = new Set<string>();
  const writes = new Set<string>();
  for (const { kind, location, size, value, undefinedBits } of trace.events) {
    if (kind !== 'R' && kind !== 'W') continue;
    const key = valueKey({ bits: value, undefinedBits });
    if (kind === 'W') writes.add(`${location}=${key}`);
    else if (key !== valueKey(runs.initial(location, size))) needs.add(`${location}=${key}`);
  }
  return { needs: [...needs], writes };
}

/** For each start what any run of the thread can write, and what the threads it creates can. */
function possibleWrites(runs: Runs, facts: ReadonlyMap<ThreadTrace, Facts>): Map<string, Set<string>> {
  const possible = new Map<string, Set<string>>();
  const collect = (key: string, into: Set<string>, seen: Set<string>): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const trace of runs.byStart.get(key)!) {
      for (const write of facts.get(trace)!.writes) into.add(write);
      for (const start of trace.created) collect(startKey(start), into, seen);
    }
  };
  for (const key of runs.byStart.keys()) {
    const all = new Set<string>();
    collect(key, all, new Set());
    possible.set(key, all);
  }
  return possible;
}

/** Before an atomic block a thread waits only while another one stays in its own. */
const mayWait = (trace: ThreadTrace, all: readonly ThreadTrace[]): boolean =>
  trace.end.kind !== 'blocked' ||
  trace.end.location !== BLOCK_LOCK ||
  all.some((other) => other !== trace && staysInside(other));

/**
 * A join gets what the thread returned; only a thread that never ends keeps one waiting. Threads still to choose may
 * yet fit.
 */
function joinsFit(chosen: readonly ThreadTrace[], todo: readonly Start[]): boolean {
  const bySlot = new Map(chosen.map((trace) => [trace.slot, trace]));
  const isOpen = (slot: number): boolean => todo.some((start) => start.slot === slot);
  return chosen.every((trace) => {
    if (trace.end.kind === 'joining' && bySlot.get(trace.end.slot)?.end.kind === 'done') return false;
    return trace.events.every((event) => {
      if (event.thread?.what !== 'join' || isOpen(event.thread.slot)) return true;
      const other = bySlot.get(event.thread.slot);
      // Somebody not chosen yet may create it.
      if (other === undefined) return todo.length > 0;
      return other.end.kind === 'done' && other.returned === event.value;
    });
  });
}
