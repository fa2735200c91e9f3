import type { Diagnostic } from '../../base/failure.ts';
import { InternalError } from '../../base/failure.ts';
import { bufferingOf, INTERLEAVING_MODEL } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import { newCadical } from '../../sat/solvers/cadical.ts';
import type { SatSolver } from '../../sat/solvers/solver.ts';
import { COND_WAIT } from '../../vm/sync/sync-table.ts';
import type { EngineContext } from '../engine.ts';
import type { Script } from '../scheduled-run/decider.ts';
import type { Outcome } from '../scheduled-run/found.ts';
import { checkBlocks, encodeBlocks, notBesideBlocks } from './encode/blocks.ts';
import { Encoding, type Goal } from './encode/encoding.ts';
import { endingGoals } from './encode/endings.ts';
import { noveltyGoals } from './encode/goals.ts';
import { checkRounds } from './encode/iterations.ts';
import { encodeJoins } from './encode/joins.ts';
import { lifeGoals } from './encode/lives.ts';
import { encodeMemory } from './encode/memory.ts';
import { checkSizes, initialOf, isValid } from './encode/objects.ts';
import { openEnds } from './encode/open-ends.ts';
import { outcomeGoals } from './encode/outcomes.ts';
import { Places } from './encode/place.ts';
import { isOrdered, Preserved } from './encode/preserved.ts';
import { encodeRounds } from './encode/rounds.ts';
import { encodeSpurious } from './encode/spurious.ts';
import { ValueSets } from './encode/value-sets.ts';
import { Graph } from './graph/graph.ts';
import { type Effort, Questions, type Share, USUAL } from './questions.ts';
import { Refusal } from './refusal.ts';
import { NO_PLAN, type Plan } from './run/plan.ts';
import { Runs } from './run/runs.ts';
import { Walker } from './walk/walker.ts';

/** One run, and what came of it. */
export interface Step {
  readonly outcome: Outcome | null;
  readonly script: Script;
  /** Behaviours that no run before had shown. */
  readonly news: number;
  /** Where in `Graph.shown` what it showed begins. */
  readonly shownBefore: number;
  readonly refusal: Diagnostic | null;
  /** What the program showed as its outcome. */
  readonly observed: readonly string[];
}

/** An execution this long is cut. */
export const MAX_EVENTS = 200_000;

/**
 * Questions are many, each is small, and most are refuted: what a solver does between searches to make a formula smaller, and
 * local search, cost more than they give. Linux reader-writer lock, N = 9: 9.9 → 4.7 s of processor time, seqlock,
 * N = 14: 6.5 → 3.4 s. Its lucky phases stay: assignments in the order of the variables, which are in the order of the program,
 * are often the beginning of an execution (90 threads: 70 solver calls → 23, 9.3 s → 3.4 s).
 */
export const SOLVER = { stabilize: 0, walk: 0, inprocessing: 0 };
/** Nodes of a graph that is encoded again after each run; formulas of larger ones are used until no goal is left (6.3). */
const SMALL = 120;
/** Runs for a goal that may end in an error that is known before they come to it. */
const MOST_IN_VAIN = 12;

interface How {
  /** Runs are to show every outcome that the program observes. */
  readonly allOutcomes?: boolean;
  readonly effort?: Effort;
  /** How questions are shared; null: they are not. */
  readonly shareOf?: (search: Search) => Share | null;
}

interface Encoded {
  readonly e: Encoding;
  readonly goals: Goal[];
}

/** The loop of sections 2.3 and 5 of the seed: run, encode, solve, until no goal is left. */
export class Search {
  private readonly options: CheckOptions;
  private readonly context: EngineContext;
  readonly allOutcomes: boolean;
  readonly graph = new Graph();
  readonly runs: Runs;
  private solver: SatSolver | null = null;
  readonly questions: Questions;
  readonly walker: Walker;
  /** Of all runs, for those who share the questions; null: nobody does. */
  readonly scripts: Script[] | null;
  /** What is said about the workers. */
  readonly crew = { text: '' };
  encodings = 0;
  goalsReached = 0;
  isComplete = false;
  /** Kinds of violations that have been found. */
  readonly found = new Set<string>();

  constructor(program: Program, options: CheckOptions, context: EngineContext, how: How = {}) {
    const { allOutcomes = false, effort = USUAL, shareOf = () => null } = how;
    this.allOutcomes = allOutcomes;
    this.options = options;
    this.context = context;
    const share = shareOf(this);
    this.runs = new Runs(program, options, this.graph);
    this.walker = new Walker(options.model, (e) => isValid(e.graph, this.runs.machine.image));
    this.questions = new Questions(context, share, effort, this.walker);
    this.scripts = share === null ? null : [];
  }

  async *steps(): AsyncGenerator<Step, void, void> {
    const first = this.run(NO_PLAN);
    if (first.outcome?.kind === 'violation') this.found.add(first.outcome.found.kind);
    yield first;
    if (first.refusal !== null) return;
    while (!this.context.signal.aborted) {
      const encoded = await this.encode();
      if (encoded instanceof Refusal) {
        yield this.refused(encoded);
        return;
      }
      const { e, goals } = encoded;
      let left: readonly Goal[] = goals;
      let ran = 0;
      for (;;) {
        /* what runs have shown since is not in the formula: a hard question is better asked of a new one */
        const plan = await this.questions.ask(e, left, ran > 0);
        if (plan === 'stopped') return;
        if (plan === null) break;
        const before = this.graph.news;
        const step = this.run({
          order: plan.order,
          choices: plan.choices,
          aims: plan.aims,
          seeksNews: plan.goals.some(({ isNews }) => isNews === true),
          eager: plan.goals.map(({ node, thread = node.thread }) => thread),
          isOrdered: (node) => e.order.has(node),
          buffers: bufferingOf(this.options.model) !== 'none',
        });
        ran++;
        yield step;
        const isNew = this.graph.news > before || this.isNewKind(step);
        if (step.outcome?.kind === 'violation') this.found.add(step.outcome.found.kind);
        if (!isNew && step.outcome?.kind !== 'violation')
          throw new InternalError(`a run for ${describe(plan.goals)} showed nothing new`);
        if (!isNew) this.missed(plan.goals);
        left = left.filter(
          (goal) => goal.refresh() && !this.isInVain(goal) && !(isProperty(goal) && this.isFound(goal)),
        );
        this.goalsReached += plan.goals.length;
        if (this.graph.nodes.length <= SMALL) break;
      }
      if (ran === 0) {
        this.isComplete = true;
        return;
      }
    }
  }

  /** By goal: how often a run for it ended in an error before. */
  readonly inVain = new Map<string, number>();

  private missed(goals: readonly Goal[]): void {
    for (const goal of goals) this.inVain.set(nameOf(goal), (this.inVain.get(nameOf(goal)) ?? 0) + 1);
  }

  /**
   * Is the goal given up? A known error of another thread follows at once on a step that the goal needs, so that no execution goes on
   * there; the formula does not know. (A circle of waiting is no such error: runs tell it when their plan is done.) An error has been
   * found by then, so no `verified` rests on it.
   */
  private isInVain(goal: Goal): boolean {
    return (this.inVain.get(nameOf(goal)) ?? 0) >= MOST_IN_VAIN;
  }

  private isNewKind({ outcome }: Step): boolean {
    return outcome?.kind === 'violation' && !this.found.has(outcome.found.kind);
  }

  private run(plan: Plan): Step {
    const before = this.graph.news;
    const shownBefore = this.graph.shown.length;
    try {
      const outcome = this.runs.run(plan, MAX_EVENTS);
      const script = this.runs.script();
      this.scripts?.push(script);
      return {
        outcome,
        script,
        news: this.graph.news - before,
        shownBefore,
        refusal: null,
        observed: this.runs.observed,
      };
    } catch (problem) {
      if (problem instanceof Refusal) return this.refused(problem);
      throw problem;
    }
  }

  private refused({ diagnostic }: Refusal): Step {
    return {
      outcome: null,
      script: { schedule: new Int32Array(), choices: [] },
      news: 0,
      shownBefore: 0,
      refusal: diagnostic,
      observed: [],
    };
  }

  private async encode(): Promise<Encoded | Refusal> {
    this.solver?.dispose();
    return this.encodeInto(await newCadical({ options: SOLVER }));
  }

  /** The graph as it stands, and all that may be new beyond it. */
  encodeInto(solver: SatSolver): Encoded | Refusal {
    this.solver = solver;
    this.encodings++;
    const { graph, runs } = this;
    try {
      const places = new Places(graph);
      const sets = new ValueSets(graph, places, initialOf(graph, runs.machine.image));
      checkSizes(sets, runs);
      checkBlocks(graph, places, runs);
      checkRounds(places, (s) => sets.of(s), graph.nodes, runs);
      const preserved = new Preserved(this.options.model, graph, places, sets);
      const e = new Encoding(this.solver, graph, places, sets, {
        must: preserved.must,
        isOrdered: isOrdered(graph, sets),
        isTotal: this.options.model === INTERLEAVING_MODEL,
      });
      preserved.encode(e);
      encodeJoins(e);
      encodeBlocks(e);
      encodeRounds(e);
      encodeMemory(e);
      encodeSpurious(e);
      const goals = [...noveltyGoals(e, isValid(graph, runs.machine.image)), ...openEnds(e)];
      notBesideBlocks(e, goals);
      return { e, goals: [...goals, ...this.propertyGoals(e)].filter((goal) => !this.isInVain(goal)) };
    } catch (problem) {
      if (problem instanceof Refusal) return problem;
      throw problem;
    }
  }

  private isFound({ what }: Goal): boolean {
    return this.found.has(what === 'use after free' ? 'memory' : what === 'circle' ? 'deadlock' : what);
  }

  /** What nothing new leads to: the properties that are not a matter of a branch or an input. */
  private propertyGoals(e: Encoding): Goal[] {
    const asks = (kind: 'deadlock' | 'liveness' | 'memory'): boolean =>
      this.options.check.has(kind) && !this.found.has(kind);
    return [
      ...lifeGoals(e, !this.found.has('memory')),
      ...(this.allOutcomes ? outcomeGoals(e, !this.found.has('uninitialized')) : []),
      ...endingGoals(e, { deadlock: asks('deadlock'), liveness: asks('liveness') }),
    ];
  }

  /** Has a run waited for a condition? */
  hasConditions(): boolean {
    return this.graph.nodes.some((node) => node.kind === 'sync' && node.op === COND_WAIT);
  }

  dispose(): void {
    this.solver?.dispose();
    this.solver = null;
  }
}

const PROPERTIES: ReadonlySet<string> = new Set([
  'use after free',
  'deadlock',
  'liveness',
  'circle',
  'uninitialized',
]);
const isProperty = ({ what }: Goal): boolean => PROPERTIES.has(what);

const nameOf = ({ what, node, thread = node.thread }: Goal): string => `${what}:${node.id}:${thread}`;

const describe = (goals: readonly Goal[]): string =>
  goals
    .map(({ what, node, thread = node.thread }) => `${what} at node ${node.id} of thread ${thread}`)
    .join(', ');
