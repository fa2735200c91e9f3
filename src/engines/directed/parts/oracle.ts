import { InternalError } from '../../../base/failure.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import { ClauseLog } from '../../../sat/cnf/clause-log.ts';
import { LookAhead } from '../../../sat/cnf/look-ahead.ts';
import { newCadical } from '../../../sat/solvers/cadical.ts';
import { LoggedSolver } from '../../../sat/solvers/handover.ts';
import type { Answer, SolveLimits } from '../../../sat/solvers/solver.ts';
import type { EngineContext } from '../../engine.ts';
import type { Cube } from '../../work/cube.ts';
import { CubeWork, type Effort, type Oracle } from '../../work/cube-work.ts';
import type { Lit } from '../encode/clauses.ts';
import type { Encoding, Goal } from '../encode/encoding.ts';
import { spellingOf } from '../graph/values.ts';
import { type Found, groupsOf } from '../questions.ts';
import { Refusal } from '../refusal.ts';
import { MAX_EVENTS, Search, SOLVER } from '../search.ts';

/**
 * The questions of `directed`, shared. What all workers need is the event graph; it is not sent, but made again: the graph is
 * what the observer enters of each run, and a run is told by its script, so whoever repeats the runs in their order
 * has the same graph, with the same numbers of nodes. Nodes are what cubes and answers are about: `before(a,b)`,
 * operation a takes effect before operation b.
 *
 * A worker asks the goals of its cube in the order of the program, as one alone does (questions.ts): that order is what makes
 * them easy, so a question is not split by goals, but each half asks all of them. When a cube is split after n groups
 * of goals were refuted in it, that is said by a choice of its own: `early(n)`, one of the first n groups is reached. The
 * cube with it is refuted, and what is given away is without it, so nobody asks them again.
 */
export interface DirectedGround {
  readonly options: CheckOptions;
  readonly allOutcomes: boolean;
  /** Runs so far. */
  readonly scripts: readonly {
    readonly schedule: readonly number[];
    readonly choices: readonly (readonly bigint[])[];
  }[];
  /** Kinds of violations that are not looked for any more, and goals that runs missed, and how often. */
  readonly found: readonly string[];
  readonly inVain: readonly (readonly [string, number])[];
  /** What comes of it, to be sure that it is the same: nodes, goals, groups of them. */
  readonly size: readonly number[];
  readonly roots: readonly Cube[];
}

/** A way to goals, by the numbers of nodes. */
export interface Way {
  readonly order: readonly number[];
  /** Places in the list of groups, and in the group. */
  readonly goals: readonly (readonly [number, number])[];
  readonly choices: readonly (readonly [number, string])[];
  readonly aims: readonly number[];
}

export const directedWork = (program: Program, ground: DirectedGround): CubeWork<Way> =>
  new CubeWork(ground.roots, () => open(program, ground));

/** Asks nobody, is never stopped: the crew's word is heard between two slices of the solver. */
const ALONE: EngineContext = {
  signal: new AbortController().signal,
  elapsed: () => 0,
  stopped: () => 'no',
};

async function open(program: Program, ground: DirectedGround): Promise<Oracle<Way>> {
  const { options, allOutcomes, scripts, found, inVain, size } = ground;
  const search = new Search(program, { ...options, jobs: 1 }, ALONE, { allOutcomes });
  for (const { schedule, choices } of scripts)
    search.runs.repeat({ schedule: Int32Array.from(schedule), choices }, MAX_EVENTS);
  for (const kind of found) search.found.add(kind);
  for (const [name, times] of inVain) search.inVain.set(name, times);
  const log = new ClauseLog();
  const encoded = search.encodeInto(new LoggedSolver(await newCadical({ options: SOLVER }), log, null));
  if (encoded instanceof Refusal) throw new InternalError(`refused again: ${encoded.diagnostic.message}`);
  const { e, goals } = encoded;
  const groups = groupsOf(e, goals);
  const own = sizeOf(search, groups);
  if (own.join() !== size.join())
    throw new InternalError(
      `the event graph was made again as ${own.join(', ')}, and was ${size.join(', ')}`,
    );
  return new DirectedOracle(search, e, groups, log);
}

export const sizeOf = ({ graph }: Search, groups: readonly (readonly Goal[])[]): number[] => [
  graph.nodes.length,
  groups.reduce((sum, group) => sum + group.length, 0),
  groups.length,
];

/** Candidates for a split: look-ahead tries each. */
const MOST = 400;

class DirectedOracle implements Oracle<Way> {
  private readonly search: Search;
  private readonly e: Encoding;
  private readonly groups: readonly (readonly Goal[])[];
  private readonly log: ClauseLog;
  private readonly choices = new Map<string, Lit>();
  private readonly early = new Map<number, Lit>();
  /** The cube asked last, and how many groups are refuted in it. */
  private cube: Cube = [];
  private at = 0;
  private way: Found | null = null;

  constructor(search: Search, e: Encoding, groups: readonly (readonly Goal[])[], log: ClauseLog) {
    this.search = search;
    this.e = e;
    this.groups = groups;
    this.log = log;
    const { nodes } = e.order;
    const known = new Set<number>();
    for (const a of nodes)
      for (const b of nodes) {
        const lit = a.id < b.id && a.thread !== b.thread ? e.order.of(a, b) : e.c.yes;
        if (Math.abs(lit) === e.c.yes || known.has(Math.abs(lit))) continue;
        known.add(Math.abs(lit));
        this.choices.set(`before(${a.id},${b.id})`, lit);
      }
  }

  async ask(cube: Cube, limits: SolveLimits): Promise<Answer> {
    const { e, groups } = this;
    const isNarrower = this.cube.every(({ name, is }) =>
      cube.some((one) => one.name === name && one.is === is),
    );
    if (!isNarrower) this.at = 0;
    this.cube = cube;
    const under = cube.map(({ name, is }) => (is ? 1 : -1) * this.literalOf(name));
    for (const { name, is } of cube) if (!is) this.at = Math.max(this.at, earlyIn(name) ?? 0);
    for (; this.at < groups.length; this.at++) {
      const group = groups[this.at];
      const found = await this.search.questions.one(e, group, limits, under);
      if (found === 'undecided' || found === 'stopped') return 'unknown';
      this.way = found;
      if (found !== null) return 'sat';
      for (const { lit } of group) e.c.list([-lit, ...under.map((one) => -one)]);
    }
    return 'unsat';
  }

  tell(): Way {
    const { way } = this;
    if (way === null) throw new InternalError('there is no way to tell of');
    return {
      order: way.order.map(({ id }) => id),
      goals: way.goals.map((goal) => [this.at, this.groups[this.at].indexOf(goal)]),
      choices: [...way.choices].map(([{ id }, token]) => [id, spellingOf(token)]),
      aims: way.aims.map(({ id }) => id),
    };
  }

  refuted(cube: Cube): string | null {
    const said = cube.map(({ name, is }) => (is ? 0 : (earlyIn(name) ?? 0)));
    return this.at > Math.max(0, ...said) ? `early(${this.at})` : null;
  }

  splitOn(cube: Cube): string | null {
    const used = new Set(cube.map(({ name }) => name));
    const open = [...this.choices].filter(([name]) => !used.has(name));
    const step = Math.ceil(open.length / MOST);
    const few = open.filter((_, i) => i % step === 0);
    const under = cube.map(({ name, is }) => (is ? 1 : -1) * this.literalOf(name));
    // Anew each time: what was refuted since fixes more.
    const best = new LookAhead(this.log).best(
      under,
      few.map(([, lit]) => lit),
    );
    return best < 0 ? null : few[best][0];
  }

  effort(): Effort {
    const { decisions, conflicts, active, variables } = this.e.c.solver.stats();
    return { decisions, conflicts, variables: active ?? variables };
  }

  private literalOf(name: string): Lit {
    const lit = this.choices.get(name);
    if (lit !== undefined) return lit;
    const n = earlyIn(name);
    if (n === null || n > this.groups.length) throw new InternalError(`the formula has no choice ${name}`);
    const known = this.early.get(n);
    if (known !== undefined) return known;
    const early = this.e.c.or(this.groups.slice(0, n).flatMap((group) => group.map((goal) => goal.lit)));
    this.early.set(n, early);
    return early;
  }
}

/** n of `early(n)`. */
function earlyIn(name: string): number | null {
  const n = /^early\((\d+)\)$/.exec(name)?.[1];
  return n === undefined ? null : Number(n);
}
