import type { SolveLimits } from '../../sat/solvers/solver.ts';
import type { EngineContext } from '../engine.ts';
import type { Lit } from './encode/clauses.ts';
import type { Encoding, Goal } from './encode/encoding.ts';
import { isAccess, isNode, type Node } from './graph/graph.ts';
import type { Token } from './graph/values.ts';
import type { Walked, Walker } from './walk/walker.ts';

/** An order of nodes that reaches goals, and which. */
export interface Found {
  readonly order: readonly Node[];
  readonly goals: readonly Goal[];
  /** By access: what is chosen there. */
  readonly choices: ReadonlyMap<Node, Token>;
  /** What threads are to come to besides, at the end. */
  readonly aims: readonly Node[];
}

/** How much is tried, in conflicts. */
export interface Effort {
  /** After so many all goals at once are too much to ask; none: they are not asked at once. */
  readonly atOnce: number;
  /** Goal by goal, after so many others are asked to help. */
  readonly alone: number;
  /** Is the graph walked when all goals at once are too much to ask? */
  readonly walks: boolean;
}
export const USUAL: Effort = { atOnce: 200, alone: 3000, walks: true };
/** Every question is answered by a walk, if it can be: for comparisons. */
export const WALKING: Effort = { ...USUAL, atOnce: 0 };
/** Of a formula that runs have outgrown: conflicts after which a goal is left, and goals left after which the formula is. */
const PATIENCE = 300;
const MOST_UNDECIDED = 4;

/** Asks several workers; of the groups of goals (`groupsOf`) those before `from` cannot be reached. Null: no goal can be. */
export type Share = (
  e: Encoding,
  groups: readonly (readonly Goal[])[],
  from: number,
) => Promise<Found | null | 'stopped'>;

/** Where a goal stands in the order in which they are asked one by one. */
const placeOf = ({ places: { place } }: Encoding, { node, isLast = false }: Goal): number =>
  isLast ? place.length : place[node.id];

/** Goals by their nodes, in the order in which they are asked: the same for all who have the same graph. */
export function groupsOf(e: Encoding, goals: readonly Goal[]): readonly (readonly Goal[])[] {
  const groups = new Map<string, Goal[]>();
  for (const goal of goals) {
    const name = `${goal.node.id}${goal.isLast === true ? ' last' : ''}`;
    const known = groups.get(name);
    if (known === undefined) groups.set(name, [goal]);
    else known.push(goal);
  }
  const place = ([goal]: readonly Goal[]): number => placeOf(e, goal);
  return [...groups.values()].sort((a, b) => place(a) - place(b) || a[0].node.id - b[0].node.id);
}

/**
 * Questions to the solver: is one of the goals reachable? First all at once, as in section 4.3 of the seed; that is enough
 * when there is an answer, and for small graphs when there is none. When the solver does not see it soon, the goals are asked
 * one by one in the order of the program, those about how executions end last; and so they are until there is a new formula.
 * A goal that cannot be reached is excluded for good, and so is what was learnt on the way: what a lock holds after i
 * steps of one thread and j of the other follows from what it holds a step before, and the solver finds the proof when it
 * is asked in that order. On the Linux reader-writer lock (N = 8) no goal took more than 7,512 conflicts, from the first
 * to the last; all at once took 133,011.
 *
 * Before that the graph is walked, state by state (walk/walk.ts), where it is of the kind and size for that: what a walk has not
 * left the graph at cannot be reached, and what it has is a plan.
 *
 * What runs have shown since a formula was made is not in it, so that a goal cannot be reached there says nothing for good:
 * such a formula is asked for answers that come easily, and left when they do not: at once if the next can be walked, which gives
 * a way to each goal of a thread that can be reached.
 */
export class Questions {
  private readonly context: EngineContext;
  private readonly share: Share | null;
  private readonly effort: Effort;
  private readonly walker: Walker;
  calls = 0;
  variables = 0;
  clauses = 0;

  private asked: Encoding | null = null;
  private walked: Walked | null = null;
  /** Goals of this encoding that cannot be reached in it. */
  private readonly refuted = new Set<Goal>();
  /** Were all goals at once too much to ask of this encoding? */
  private isHard = false;

  constructor(context: EngineContext, share: Share | null, effort: Effort, walker: Walker) {
    this.context = context;
    this.share = share;
    this.effort = effort;
    this.walker = walker;
  }

  /**
   * A way to one of the goals; null: there is none, or (`outgrown`: runs have shown something since that is not in the
   * formula) it is better asked of a new formula.
   */
  async ask(e: Encoding, goals: readonly Goal[], outgrown: boolean): Promise<Found | null | 'stopped'> {
    if (e !== this.asked) {
      this.asked = e;
      this.refuted.clear();
      this.isHard = false;
      this.walked = null;
    }
    const open = goals.filter((goal) => !this.refuted.has(goal));
    if (open.length === 0) return null;
    if (!this.isHard && this.effort.atOnce > 0) {
      const { signal } = this.context;
      const found = await this.one(e, open, { signal, conflicts: this.effort.atOnce });
      if (found !== 'undecided') return found;
      this.isHard = true;
    }
    const way = await this.walk(e, open, outgrown);
    if (way !== null) return way;
    if (outgrown && this.walked === null && this.effort.walks && this.walker.isOfUse) return null;
    if (this.share !== null && !outgrown) return this.together(e, goals, this.share);
    return this.inOrder(
      e,
      open.filter((goal) => !this.refuted.has(goal) && !(outgrown && this.walked?.has(goal) === true)),
      outgrown,
    );
  }

  /** A way to where executions leave the graph, as a walk finds it; where it has been, and there is none, goals are excluded. */
  private async walk(e: Encoding, goals: readonly Goal[], outgrown: boolean): Promise<Found | null> {
    if (!this.effort.walks) return null;
    if (this.walked === null) {
      if (outgrown) return null;
      this.walked = await this.walker.walk(e, goals, this.context.signal);
    }
    for (const goal of goals)
      if (this.walked.excludes(goal)) {
        this.refuted.add(goal);
        e.c.clause(-goal.lit);
      }
    const found = this.walked.take(goals);
    if (found === null) return null;
    return { order: found.order, goals: [found.goal], choices: new Map(), aims: [] };
  }

  /** In order for a while, and then with others. */
  private async together(
    e: Encoding,
    goals: readonly Goal[],
    share: Share,
  ): Promise<Found | null | 'stopped'> {
    const groups = groupsOf(e, goals);
    const { signal } = this.context;
    let left = this.effort.alone;
    for (const [n, group] of groups.entries()) {
      const before = e.c.solver.stats().conflicts;
      const found = await this.one(e, group, { signal, conflicts: left });
      if (found === 'undecided') return share(e, groups, n);
      if (found !== null) return found;
      for (const goal of group) {
        this.refuted.add(goal);
        e.c.clause(-goal.lit);
      }
      left = Math.max(1, left - (e.c.solver.stats().conflicts - before));
    }
    return null;
  }

  private async inOrder(
    e: Encoding,
    goals: readonly Goal[],
    outgrown: boolean,
  ): Promise<Found | null | 'stopped'> {
    const { signal } = this.context;
    let undecided = 0;
    for (const goal of [...goals].sort((a, b) => placeOf(e, a) - placeOf(e, b))) {
      const found = await this.one(e, [goal], outgrown ? { signal, conflicts: PATIENCE } : { signal });
      if (found === 'undecided') {
        if (!outgrown) return 'stopped';
        if (++undecided === MOST_UNDECIDED) return null;
        continue;
      }
      if (found !== null) return found;
      this.refuted.add(goal);
      e.c.clause(-goal.lit);
    }
    return null;
  }

  /** Null: none of the goals can be reached where these literals hold. */
  async one(
    e: Encoding,
    goals: readonly Goal[],
    limits: SolveLimits,
    under: readonly Lit[] = [],
  ): Promise<Found | null | 'stopped' | 'undecided'> {
    const { c, order } = e;
    const active = goals.length === 1 ? goals[0].lit : c.fresh();
    if (goals.length > 1) c.list([-active, ...goals.map(({ lit }) => lit)]);
    for (;;) {
      for (const lit of under) c.solver.assume(lit);
      c.solver.assume(active);
      this.calls++;
      const answer = await c.solver.solve(limits);
      const { variables, clauses } = c.solver;
      this.variables = Math.max(this.variables, variables);
      this.clauses = Math.max(this.clauses, clauses);
      if (answer === 'unknown') return this.context.signal.aborted ? 'stopped' : 'undecided';
      if (answer === 'unsat') return null;
      const { order: nodes, lemmas } = order.linearize((node) => c.value(e.done(node)));
      if (lemmas.length === 0) {
        const reached = goals.filter(({ lit }) => c.value(lit));
        const aims = reached.flatMap((goal) => goal.aims?.() ?? []);
        return { order: nodes, goals: reached, choices: choicesOf(e, nodes), aims };
      }
      for (const lemma of lemmas) c.list(lemma);
    }
  }
}

function choicesOf(e: Encoding, nodes: readonly Node[]): Map<Node, Token> {
  const choices = new Map<Node, Token>();
  for (const node of nodes) {
    if (!isAccess(node) || !isNode(node.choice)) continue;
    for (const token of e.sets.of(node.choice))
      if (e.c.value(e.is(node.choice, token))) choices.set(node, token);
  }
  return choices;
}
