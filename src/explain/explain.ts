import { LANGUAGE_MODEL, traitsOf } from '../base/models.ts';
import { MODELS, type StdRs } from '../base/names.ts';
import type { Relation } from '../base/relation.ts';
import { relationNamed } from '../models/cat/evaluate.ts';
import { executionOf, staticPart } from '../models/execution.ts';
import { loadModel } from '../models/load.ts';
import { isSequential, judge } from '../replay/consistent.ts';
import { isAtEnd } from '../replay/replay-ending.ts';
import type { StepDependencies } from '../replay/step-dependencies.ts';
import { GraphOfTrace } from '../replay/trace-graph.ts';
import type { Step, Trace, Violation, Why } from '../results/types.ts';
import { type CycleEdge, criticalCycle } from './cycle.ts';
import { type Site, sitesOf, strongerThan, withOrders } from './sites.ts';
import { smallest } from './smallest.ts';
import {
  cycleWords,
  reorderingWords,
  type Stronger,
  strongerWords,
  unforbidden,
  unorderable,
  unsynchronisedWords,
} from './words.ts';

/**
 * Why the memory model allows an execution, found by asking the judge (replay/consistent.ts) about executions that differ
 * from it in the orders of some accesses, or in fences. So it is right by construction: with the accesses that are named
 * made as strong as is said, *this* execution is inconsistent (or, of a race, the two accesses are ordered), and with
 * no proper subset of them. Where the judge cannot judge (very long traces, accesses of several sizes), nothing is said.
 */
const MAX_EVENTS = 300;
/** Judgements for a smaller set than the minimal one that was found first. */
const EFFORT = 200;

export interface Settings {
  readonly model: string;
  readonly stdRs: StdRs;
  readonly dependencies: StepDependencies | null;
}

export function explained(violation: Violation, settings: Settings): Violation {
  const { trace } = violation;
  if (trace.steps.length > 4 * MAX_EVENTS) return violation;
  const asked = new Asked(violation, settings);
  if (!asked.canJudge()) return violation;
  const sw = asked.synchronisations();
  const why = asked.why();
  const not = asked.modelsAgainst();
  return {
    ...violation,
    ...(why.length > 0 ? { why } : {}),
    ...(not.length > 0 ? { executionNotUnder: not } : {}),
    trace: sw.length > 0 ? { ...trace, sw } : trace,
  };
}

/** The accesses that `why` names, with the orders it names; null where it names none. */
export function strengthening(violation: Violation, settings: Settings): readonly Stronger[] | null {
  const asked = new Asked(violation, settings);
  return asked.canJudge() && asked.isWeak() ? asked.strengthening() : null;
}

class Asked {
  private readonly violation: Violation;
  private readonly settings: Settings;
  private readonly last: Step | null;
  private readonly steps: readonly Step[];
  private readonly built: GraphOfTrace;
  private readonly isSequential: boolean;

  constructor(violation: Violation, settings: Settings) {
    this.violation = violation;
    this.settings = settings;
    const { trace } = violation;
    this.last = isAtEnd(violation) ? null : (trace.steps.at(-1) ?? null);
    this.steps = trace.steps.filter((step) => step !== this.last);
    this.built = new GraphOfTrace(trace, this.steps, null);
    this.isSequential = isSequential(trace);
  }

  canJudge(): boolean {
    return this.built.malformed === '' && this.judgement(this.violation.trace).kind === 'consistent';
  }

  why(): Why[] {
    const { kind, trace, at } = this.violation;
    const isRace = this.isUnordered();
    if (!this.isWeak()) return [];
    const cycle = this.isSequential ? null : criticalCycle(this.built);
    const { model } = this.settings;
    const why: Why[] = [];
    const reorderings = cycle ? this.reorderings(cycle) : [];
    if (cycle) why.push(cycleWords(cycle, trace));
    for (const edge of reorderings) why.push(reorderingWords(edge, trace, model, at.file));
    const unsynchronised = isRace ? this.unsynchronised() : null;
    if (unsynchronised !== null) why.push(unsynchronised);
    const stronger = this.stronger(cycle);
    if (stronger !== null) why.push(strongerWords(stronger, at.file, isRace));
    else if (kind === 'race' && cycle === null) why.push(unorderable([]));
    else if (cycle !== null && reorderings.length === 0) why.push(unforbidden(model, cycle));
    return why;
  }

  /** Is there anything to say about the model: no interleaving, or accesses that are not ordered? */
  isWeak(): boolean {
    return !this.isSequential || this.isUnordered();
  }

  strengthening(): readonly Stronger[] | null {
    return this.stronger(this.isSequential ? null : criticalCycle(this.built));
  }

  /** Two accesses that nothing orders are what is wrong. */
  private isUnordered(): boolean {
    const { kind, other } = this.violation;
    return other !== undefined && (kind === 'race' || kind === 'memory');
  }

  /** The first read of one thread from an atomic store that the other made after its access, by which it could have been ordered. */
  private unsynchronised(): Why | null {
    const { other, at, trace } = this.violation;
    const judgement = this.judgement(trace);
    if (!other || this.last === null || judgement.kind !== 'consistent') return null;
    const last = this.last;
    for (const load of this.steps) {
      const store = trace.steps[(load.readsFrom ?? 0) - 1];
      if (load.thread !== last.thread || store?.thread !== other.at.thread || store.n <= other.step) continue;
      if (!isAtomic(store) || !isAtomic(load) || judgement.ordered(store.n, load.n)) continue;
      const words = unsynchronisedWords(store, load, other.at, at);
      if (words !== null) return words;
    }
    return null;
  }

  private judgement(trace: Trace, model = this.settings.model): ReturnType<typeof judge> {
    const { stdRs, dependencies } = this.settings;
    const known = model === this.settings.model ? dependencies : null;
    return judge(trace, model, this.last, MAX_EVENTS, { stdRs, dependencies: known });
  }

  /** Does this trace, in which some accesses are stronger, not show the violation? */
  private isGone(trace: Trace): boolean {
    const judgement = this.judgement(trace);
    if (judgement.kind === 'inconsistent') return true;
    const { other } = this.violation;
    return (
      judgement.kind === 'consistent' &&
      this.isUnordered() &&
      this.last !== null &&
      judgement.ordered(other!.step, this.last.n)
    );
  }

  /** The fewest places, each with the weakest order that will do; null: no orders help. */
  private stronger(cycle: readonly CycleEdge[] | null): readonly Stronger[] | null {
    const { trace } = this.violation;
    const inCycle = new Set(cycle?.flatMap(({ from, to }) => [from, to]) ?? []);
    const gone = (choice: readonly Stronger[]): boolean => {
      const orders = choice.flatMap(({ site, order }) => site.steps.map((n) => [n, order] as const));
      return this.isGone(withOrders(trace, new Map(orders), this.last));
    };
    const strongest = (sites: readonly Site[]): Stronger[] => sites.map((site) => ({ site, order: 'sc' }));
    for (const plain of this.isUnordered() ? [false] : [false, true]) {
      const sites = sitesOf(this.steps, plain);
      /* what is in the cycle is kept if possible */
      const ordered = [...sites].sort((a, b) => Number(a.steps.some(isIn)) - Number(b.steps.some(isIn)));
      const found = smallest(ordered, (subset) => gone(strongest(subset)), EFFORT);
      if (found !== null && found.length > 0)
        return this.weakest(strongest(sites.filter((site) => found.includes(site))), gone);
    }
    return null;

    function isIn(n: number): boolean {
      return inCycle.has(n);
    }
  }

  private weakest(choice: Stronger[], gone: (choice: readonly Stronger[]) => boolean): Stronger[] {
    let best = choice;
    choice.forEach(({ site }, i) => {
      for (const order of strongerThan(site)) {
        const candidate = best.map((each, k) => (k === i ? { site, order } : each));
        if (!gone(candidate)) continue;
        best = candidate;
        return;
      }
    });
    return best;
  }

  /** The steps of program order in the cycle that had to be given up: with fences there, it cannot happen. */
  private reorderings(cycle: readonly CycleEdge[]): readonly CycleEdge[] {
    const { trace } = this.violation;
    const own = cycle.filter(({ relation }) => relation === 'po');
    const gone = (edges: readonly CycleEdge[]): boolean => {
      const after = new Set(edges.map(({ from }) => from));
      const steps = trace.steps.flatMap((step) => (after.has(step.n) ? [step, fenceAfter(step)] : [step]));
      return this.judgement({ ...trace, steps }).kind === 'inconsistent';
    };
    return smallest(own, gone, 0) ?? [];
  }

  synchronisations(): [number, number][] {
    const { graph } = this.built;
    const execution = executionOf(staticPart(graph), graph.events.length, this.built.choice());
    const sw = relationNamed(loadModel(LANGUAGE_MODEL, this.settings.stdRs), execution, 'sw') as Relation;
    const pairs = new Map<string, [number, number]>();
    for (let a = 0; a < sw.n; a++)
      for (let b = 0; b < sw.n; b++) {
        if (!sw.has(a, b) || graph.events[a].thread === graph.events[b].thread) continue;
        const [from, to] = [this.built.stepOf(a), this.built.stepOf(b)];
        if (from > 0 && to > 0) pairs.set(`${from} ${to}`, [from, to]);
      }
    return [...pairs.values()];
  }

  /** Of our models those whose axioms forbid the execution. (Where loads may be buffered it takes dependencies, which only such a model's own traces have.) */
  modelsAgainst(): string[] {
    if (this.isSequential) return [];
    const { trace } = this.violation;
    return MODELS.filter(
      (model) =>
        model !== this.settings.model &&
        !traitsOf(model).buffersLoads &&
        this.judgement(trace, model).kind === 'inconsistent',
    );
  }
}

const isAtomic = ({ order, library }: Step): boolean =>
  order !== undefined && order !== 'na' && library !== true;

const fenceAfter = (step: Step): Step => ({
  n: step.n + 0.5,
  thread: step.thread,
  at: step.at,
  op: 'fence',
  order: 'sc',
  stack: [],
  raw: { event: 'fence thread', address: 0, size: 0, delivered: [] },
});
