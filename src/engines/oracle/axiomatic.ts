import type { Relation } from '../../base/relation.ts';
import type { Program } from '../../ir/types.ts';
import type { CatModel } from '../../models/cat/ast.ts';
import { type Execution, isAllowed, prepare, relationNamed } from '../../models/cat/evaluate.ts';
import { type Choice, choiceRelations, executionOf } from '../../models/execution.ts';
import { buildImage } from '../../vm/image.ts';
import { Machine } from '../../vm/machine.ts';
import { BehaviourCollector, type Behaviours } from './behaviours.ts';
import { type Combination, combine, forEachChoice } from './candidates.ts';
import { forEachCombination, type Runs } from './combinations.ts';
import { initialValue } from './initial.ts';
import { hasMemoryError, refuseShared } from './lives.ts';
import { BLOCK_LOCK, type RunLimits, ThreadRuns } from './thread-runs.ts';
import { startKey, type ThreadTrace } from './trace.ts';
import { OracleLimit, ValueSets } from './values.ts';

/**
 * Brute force for any model: run every thread on every value its reads could get, put one run of each thread
 * together, give each read every write that fits and each location every coherence order, and let the `.cat` file say
 * which of these candidates are executions. Exponential in everything, and short enough to be believed.
 */
export interface AxiomaticOptions {
  /** A weak compare-exchange may fail although it reads the expected value. */
  readonly spuriousCas?: boolean;
  /** Report data races (by the model's `hb`). */
  readonly race?: boolean;
  /** A model that is not one of ours: try also coherence against program order. */
  readonly foreign?: boolean;
  readonly limits?: Partial<OracleLimits>;
  /** Called with each consistent execution. */
  readonly onExecution?: (found: ConsistentExecution) => void;
}

export interface ConsistentExecution {
  readonly combination: Combination;
  readonly choice: Choice;
  readonly execution: Execution;
}

export interface OracleLimits extends RunLimits {
  readonly candidates: number;
  /** Combinations of runs that are tried. */
  readonly combinations: number;
  readonly rounds: number;
}

const LIMITS: OracleLimits = {
  events: 60,
  runs: 20_000,
  candidates: 2_000_000,
  combinations: 20_000_000,
  rounds: 24,
};

export function axiomaticBehaviours(
  program: Program,
  model: CatModel,
  options: AxiomaticOptions = {},
): Behaviours {
  const limits = { ...LIMITS, ...options.limits };
  const runs = allThreadRuns(program, limits, options.spuriousCas ?? false);
  const collector = new BehaviourCollector();
  let candidates = 0;
  forEachCombination(runs, limits.combinations, (traces) => {
    const combination = combine(traces, runs.initial);
    const n = combination.graph.events.length;
    const prepared = prepare(model, n, combination.part);
    forEachChoice(combination, options.foreign ?? false, (choice) => {
      if (++candidates > limits.candidates)
        throw new OracleLimit(`more than ${limits.candidates} candidate executions`);
      if (isAllowed(prepared, choiceRelations(n, choice))) {
        const execution = executionOf(combination.part, n, choice);
        if (options.race) {
          const hb = relationNamed(model, execution, 'hb') as Relation;
          reportRaces(combination, hb, collector);
          if (hasMemoryError(combination, hb))
            collector.violate('memory', 'hb does not order an access and a life');
        } else refuseShared(combination);
        judge(combination, choice, collector);
        options.onExecution?.({ combination, choice, execution });
      }
      return true;
    });
  });
  return collector.result();
}

/**
 * Runs of all threads, over and over until no write gives a value that was not known before. A value in a real
 * execution is passed on from write to write at most as often as there are writes with a read before them (and threads
 * that return what they read), so after that many rounds what is still new could only come out of thin air
 * (`x = y + 1` against `y = x + 1`), and the search stops there.
 */
function allThreadRuns(program: Program, limits: OracleLimits, spuriousCas: boolean): Runs {
  const machine = new Machine(
    buildImage(program, { unwind: null, unwindset: new Map(), interpretOnly: true }),
  );
  const initial = initialValue(machine.image);
  const values = new ValueSets(initial);
  const returned = new Map<number, Set<bigint>>();
  let threads = 0;
  let settled = 0;
  for (let round = 0; round < limits.rounds; round++) {
    values.changed = false;
    let grown = false;
    const starts = new Map<string, Int32Array>();
    const runs = new ThreadRuns(machine, values, returned, starts, limits, spuriousCas);
    const byStart = new Map<string, readonly ThreadTrace[]>();
    machine.reset();
    const main = new Int32Array(machine.snapshotWords(0));
    machine.snapshot(0, main);
    const todo: { readonly key: string; readonly slot: number; readonly from: Int32Array }[] = [
      { key: 'main', slot: 0, from: main },
    ];
    for (let next = todo.pop(); next; next = todo.pop()) {
      if (byStart.has(next.key)) continue;
      const traces = runs.all(next.slot, next.from);
      byStart.set(next.key, traces);
      for (const trace of traces) {
        for (const start of trace.created)
          todo.push({ key: startKey(start), slot: start.slot, from: starts.get(startKey(start))! });
        for (const event of trace.events) {
          if (event.kind === 'W' && event.location !== BLOCK_LOCK)
            values.add(event.location, event.size, { bits: event.value, undefinedBits: event.undefinedBits });
        }
        grown = addReturned(returned, trace) || grown;
      }
    }
    // A round in which a thread first starts or first ends makes way for values, but hands none on.
    const known = byStart.size + returned.size;
    if (known === threads) settled++;
    threads = known;
    let passes = 0;
    for (const traces of byStart.values()) passes += Math.max(0, ...traces.map(countPasses));
    for (const all of returned.values()) if (all.size > 1) passes++;
    if ((!values.changed && !grown) || settled > passes + 1)
      return { main: byStart.get('main')!, byStart, initial };
  }
  throw new OracleLimit('the values of this program never settle');
}

/** Writes that can hand on what was read (or joined) before them. */
function countPasses(trace: ThreadTrace): number {
  const first = trace.events.findIndex((event) => event.kind === 'R' || event.thread?.what === 'join');
  return first < 0 ? 0 : trace.events.filter((event, i) => event.kind === 'W' && i > first).length;
}

function addReturned(returned: Map<number, Set<bigint>>, trace: ThreadTrace): boolean {
  if (trace.end.kind !== 'done') return false;
  const set = returned.get(trace.slot) ?? new Set<bigint>();
  returned.set(trace.slot, set);
  const grown = !set.has(trace.returned);
  set.add(trace.returned);
  return grown;
}

/** What a consistent execution shows. */
function judge(combination: Combination, choice: Choice, collector: BehaviourCollector): void {
  const { traces } = combination;
  const failed = traces.find((trace) => trace.end.kind === 'failed');
  if (failed?.end.kind === 'failed') {
    collector.violate(failed.end.violation, failed.end.message);
    return;
  }
  if (traces.every((trace) => trace.end.kind === 'done')) {
    collector.complete(traces.flatMap((trace) => trace.observed));
    return;
  }
  if (traces.some((trace) => trace.end.kind === 'halt') || traces[0].end.kind === 'done') return;
  collector.block();
  if (!traces.every((_, t) => isStuck(combination, choice, t))) return;
  const kind = traces.every((trace) => awaits(traces, trace)) ? 'liveness' : 'deadlock';
  collector.violate(kind, kind === 'liveness' ? 'a loop waits for ever' : 'all threads are blocked');
}

/** Has it ended, or does it wait in an await, or for the end of a thread that does? */
function awaits(traces: readonly ThreadTrace[], trace: ThreadTrace): boolean {
  const { end } = trace;
  if (end.kind === 'await') return !end.library;
  if (end.kind !== 'joining') return end.kind === 'done';
  const other = traces.find((each) => each.slot === end.slot);
  return other !== undefined && awaits(traces, other);
}

/** Will nothing that is still to come let thread t go on? */
function isStuck(combination: Combination, choice: Choice, t: number): boolean {
  const { end } = combination.traces[t];
  const latest = (location: number): number =>
    choice.co.find((order) => combination.graph.events[order[0]].location === location)?.at(-1) ?? -1;
  switch (end.kind) {
    case 'done':
    case 'joining':
      return true;
    case 'await':
      return end.reads.every((i) => {
        /* spinning read-modify-writes, its own too, may have put the same value back since */
        const read = combination.first[t] + i;
        const order = choice.co.find((writes) => writes.includes(choice.rf[read])) ?? [];
        const later = order.slice(order.indexOf(choice.rf[read]) + 1);
        return later.every((write) => combination.values[write] === combination.values[read]);
      });
    case 'blocked': {
      const write = latest(end.location);
      return end.blocks(write < 0 ? null : combination.values[write]);
    }
    default:
      return false;
  }
}

/** Two conflicting accesses, one of them plain, that `hb` does not order. */
function reportRaces(combination: Combination, hb: Relation, collector: BehaviourCollector): void {
  const { events } = combination.graph;
  for (let i = 0; i < events.length; i++) {
    for (let j = i + 1; j < events.length; j++) {
      const [a, b] = [events[i], events[j]];
      if (a.thread < 0 || a.thread === b.thread || a.location < 0 || a.location !== b.location) continue;
      if (a.kind !== 'W' && b.kind !== 'W') continue;
      if (a.order !== 'na' && b.order !== 'na') continue;
      if (!hb.has(i, j) && !hb.has(j, i))
        collector.violate('race', 'two accesses, one of them plain, are not ordered');
    }
  }
}
