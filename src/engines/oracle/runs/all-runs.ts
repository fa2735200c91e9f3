import type { Program } from '../../../ir/types.ts';
import { buildImage } from '../../../vm/code/image.ts';
import { BLOCK_LOCK } from '../../../vm/code/layout.ts';
import { Machine } from '../../../vm/machine.ts';
import type { Runs } from '../combinations.ts';
import { initialValue } from '../initial.ts';
import { OracleLimit, ValueSets, valueKey } from '../values.ts';
import { computed, placesOf, seedsOf } from './thin-air.ts';
import { type RunLimits, ThreadRuns } from './thread-runs.ts';
import { type LocalEvent, startKey, type ThreadTrace } from './trace.ts';

/** What a thread may do between two events: a loop that does nothing is no litmus test. */
const MAX_STEPS = 500_000;

export interface SettleLimits extends RunLimits {
  readonly rounds: number;
}

export interface AllRuns extends Runs {
  /** Does this event read a value that no write makes in order? */
  readonly isFromThinAir: (event: LocalEvent) => boolean;
}

/**
 * Runs of all threads, over and over until no write gives a value that was not known before. A value in a real
 * execution is passed on from write to write at most as often as there are writes with a read before them (and threads
 * that return what they read), so after that many rounds what is still new could only come out of thin air
 * (`x = y + 1` against `y = x + 1`), and the search stops there.
 *
 * With `thinAir`, values that justify themselves come after that (thin-air.ts): the same once more from value sets that
 * have the seeds too (`alone`: also where one thread justifies them itself); then runs that read what no run writes are taken out again.
 */
export function allThreadRuns(
  program: Program,
  limits: SettleLimits,
  spuriousCas: boolean,
  thinAir: readonly bigint[] | null,
  alone: boolean,
): AllRuns {
  const settling = new Settling(program, limits, spuriousCas);
  const inOrder = new ValueSets(settling.initial);
  const ordinary = settling.settle(inOrder);
  const none = { ...ordinary, isFromThinAir: () => false };
  const places = thinAir === null ? null : placesOf(program, ordinary, alone);
  if (thinAir === null || places === null) return none;
  const operation = computed(program);
  if (operation !== null)
    throw new OracleLimit(
      `values out of thin air cannot be tried: the test computes with them (${operation})`,
    );
  try {
    const seeded = new ValueSets(settling.initial, seedsOf(program, thinAir), places);
    const runs = justified(settling.settle(seeded, settling.rounds));
    const isFromThinAir = ({ kind, location, size, value, undefinedBits }: LocalEvent): boolean =>
      kind === 'R' && location !== BLOCK_LOCK && !inOrder.has(location, size, { bits: value, undefinedBits });
    const isNew = (traces: readonly ThreadTrace[]): boolean =>
      traces.some(({ events }) => events.some(isFromThinAir));
    return [...runs.byStart.values()].some(isNew) ? { ...runs, isFromThinAir } : none;
  } catch (error) {
    if (!(error instanceof OracleLimit)) throw error;
    throw new OracleLimit(`values out of thin air cannot be tried: ${error.message}`);
  }
}

interface Round {
  readonly runs: Runs;
  /** The most that a run can hand on whose block an assumption undid. */
  readonly undonePasses: number;
  /** Is there something that later rounds may go on with? */
  readonly grown: boolean;
  /** Threads that are known to start or to end. */
  readonly known: number;
}

class Settling {
  readonly initial: Runs['initial'];
  private readonly machine: Machine;
  private readonly limits: SettleLimits;
  private readonly spuriousCas: boolean;
  /** What each thread is known to return. */
  private readonly returned = new Map<number, Set<bigint>>();

  constructor(program: Program, limits: SettleLimits, spuriousCas: boolean) {
    this.machine = new Machine(
      buildImage(program, { unwind: null, unwindset: new Map(), interpretOnly: true }),
      { steps: MAX_STEPS },
    );
    this.initial = initialValue(this.machine.image);
    this.limits = limits;
    this.spuriousCas = spuriousCas;
  }

  /** How many rounds the last values took. */
  rounds = 0;

  settle(values: ValueSets, most = Number.POSITIVE_INFINITY): Runs {
    let threads = 0;
    let settled = 0;
    for (this.rounds = 1; this.rounds <= this.limits.rounds; this.rounds++) {
      const { runs, grown, known, undonePasses } = this.round(values);
      // A round in which a thread first starts or first ends makes way for values, but hands none on.
      if (known === threads) settled++;
      threads = known;
      if (!grown || settled > this.passes(runs) + undonePasses + 1 || this.rounds >= most) return runs;
    }
    throw new OracleLimit('the values of this program never settle');
  }

  /** All runs on these values, to which it adds what the runs write. */
  round(values: ValueSets): Round {
    const { machine, returned } = this;
    values.changed = false;
    let grown = false;
    const starts = new Map<string, Int32Array>();
    const runs = new ThreadRuns(machine, values, returned, starts, {
      limits: this.limits,
      spuriousCas: this.spuriousCas,
    });
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
        addWrites(values, trace.events);
        grown = addReturned(returned, trace) || grown;
      }
    }
    for (const events of runs.undone) addWrites(values, events);
    return {
      runs: { main: byStart.get('main')!, byStart, initial: this.initial },
      undonePasses: runs.undone.reduce((sum, events) => sum + countPasses(events), 0),
      grown: grown || values.changed,
      known: byStart.size + returned.size,
    };
  }

  private passes({ byStart }: Runs): number {
    let passes = 0;
    for (const traces of byStart.values())
      passes += Math.max(0, ...traces.map(({ events }) => countPasses(events)));
    for (const all of this.returned.values()) if (all.size > 1) passes++;
    return passes;
  }
}

/** Writes that can hand on what was read (or joined) before them. */
function countPasses(events: readonly LocalEvent[]): number {
  const first = events.findIndex((event) => event.kind === 'R' || event.thread?.what === 'join');
  return first < 0 ? 0 : events.filter((event, i) => event.kind === 'W' && i > first).length;
}

function addWrites(values: ValueSets, events: readonly LocalEvent[]): void {
  for (const event of events)
    if (event.kind === 'W' && event.location !== BLOCK_LOCK)
      values.add(event.location, event.size, { bits: event.value, undefinedBits: event.undefinedBits });
}

function addReturned(returned: Map<number, Set<bigint>>, trace: ThreadTrace): boolean {
  if (trace.end.kind !== 'done') return false;
  const set = returned.get(trace.slot) ?? new Set<bigint>();
  returned.set(trace.slot, set);
  const grown = !set.has(trace.returned);
  set.add(trace.returned);
  return grown;
}

/**
 * The runs that are left when those that read what no run writes are taken out, over and over: the greatest set of
 * runs whose values justify each other.
 */
function justified(runs: Runs): Runs {
  let byStart = runs.byStart;
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const written = new Set<string>();
    for (const traces of byStart.values())
      for (const { events } of traces)
        for (const event of events) if (event.kind === 'W') written.add(placeKey(event));
    const isThere = (event: LocalEvent): boolean =>
      event.kind !== 'R' || written.has(placeKey(event)) || isInitial(event, runs);
    byStart = new Map(
      [...byStart].map(([key, traces]) => [key, traces.filter(({ events }) => events.every(isThere))]),
    );
    let left = 0;
    for (const traces of byStart.values()) left += traces.length;
    if (left === before) return { ...runs, main: byStart.get('main')!, byStart };
    before = left;
  }
}

const keyOf = ({ value, undefinedBits }: LocalEvent): string => valueKey({ bits: value, undefinedBits });
const placeKey = (event: LocalEvent): string => `${event.location}=${keyOf(event)}`;
const isInitial = (event: LocalEvent, { initial }: Runs): boolean =>
  keyOf(event) === valueKey(initial(event.location, event.size));
