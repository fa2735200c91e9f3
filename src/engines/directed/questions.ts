import type { EngineContext } from '../engine.ts';
import type { Encoding, Goal } from './encode/encoding.ts';
import { isAccess, isNode, type Node } from './graph/graph.ts';
import type { Token } from './graph/values.ts';

/** An order of nodes that reaches goals, and which. */
export interface Found {
  readonly order: readonly Node[];
  readonly goals: readonly Goal[];
  /** By access: what is chosen there. */
  readonly choices: ReadonlyMap<Node, Token>;
  /** What threads are to come to besides, at the end. */
  readonly aims: readonly Node[];
}

/** Conflicts after which all goals at once are too much to ask. */
const AT_ONCE = 200;
/** Of a formula that runs have outgrown: conflicts after which a goal is left, and goals left after which the formula is. */
const PATIENCE = 300;
const MOST_UNDECIDED = 4;

/**
 * Questions to the solver: is one of the goals reachable? First all at once, as in section 4.3 of the seed; that is enough
 * when there is an answer, and for small graphs when there is none. When the solver does not see it soon, the goals are asked
 * one by one in the order of the program, those about how executions end last; and so they are until there is a new formula.
 * A goal that cannot be reached is excluded for good, and so is what was learnt on the way: what a lock holds after i
 * steps of one thread and j of the other follows from what it holds a step before, and the solver finds the proof when it
 * is asked in that order. On the Linux reader-writer lock (N = 8) no goal took more than 7,512 conflicts, from the first
 * to the last; all at once took 133,011.
 *
 * What runs have shown since a formula was made is not in it, so that a goal cannot be reached there says nothing for good:
 * such a formula is asked for answers that come easily, and left when they do not.
 */
export class Questions {
  private readonly context: EngineContext;
  calls = 0;
  variables = 0;
  clauses = 0;

  private asked: Encoding | null = null;
  /** Goals of this encoding that cannot be reached in it. */
  private readonly refuted = new Set<Goal>();
  /** Were all goals at once too much to ask of this encoding? */
  private isHard = false;

  constructor(context: EngineContext) {
    this.context = context;
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
    }
    const open = goals.filter((goal) => !this.refuted.has(goal));
    if (open.length === 0) return null;
    if (!this.isHard) {
      const found = await this.one(e, open, AT_ONCE);
      if (found !== 'undecided') return found;
      this.isHard = true;
    }
    return this.inOrder(e, open, outgrown);
  }

  private async inOrder(
    e: Encoding,
    goals: readonly Goal[],
    outgrown: boolean,
  ): Promise<Found | null | 'stopped'> {
    const place = ({ node, isLast = false }: Goal): number =>
      isLast ? e.places.place.length : e.places.place[node.id];
    let undecided = 0;
    for (const goal of [...goals].sort((a, b) => place(a) - place(b))) {
      const found = await this.one(e, [goal], outgrown ? PATIENCE : Number.POSITIVE_INFINITY);
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

  /** Null: none of the goals can be reached. */
  private async one(
    e: Encoding,
    goals: readonly Goal[],
    conflicts: number,
  ): Promise<Found | null | 'stopped' | 'undecided'> {
    const { c, order } = e;
    const { signal } = this.context;
    const active = goals.length === 1 ? goals[0].lit : c.fresh();
    if (goals.length > 1) c.list([-active, ...goals.map(({ lit }) => lit)]);
    for (;;) {
      c.solver.assume(active);
      this.calls++;
      const answer = await c.solver.solve({ signal, conflicts });
      const { variables, clauses } = c.solver;
      this.variables = Math.max(this.variables, variables);
      this.clauses = Math.max(this.clauses, clauses);
      if (answer === 'unknown') return signal.aborted ? 'stopped' : 'undecided';
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
