import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import type { Violation } from '../../../results/types.ts';
import { type Lit, TRUE } from '../../../sat/circuit/circuit.ts';
import { LookAhead } from '../../../sat/cnf/look-ahead.ts';
import type { Answer, SolveLimits } from '../../../sat/solvers/solver.ts';
import { literalOf, literalsOf, type NamedChoices } from '../../bounded-sat/cube-literals.ts';
import type { Cube } from '../../work/cube.ts';
import { CubeWork, type Effort, type Oracle } from '../../work/cube-work.ts';
import type { Bounds } from '../bounds.ts';
import { ask, type Formula, formulaOf, type Tools } from '../formula.ts';
import { badOf } from '../questions.ts';
import { tellModel } from '../story.ts';
import { candidates, choicesOf, inOrder } from './choices.ts';

/** All that a worker needs to ask about cubes. */
export interface SequentializeGround {
  readonly options: CheckOptions;
  readonly bounds: Bounds;
  readonly steps: number;
  /** Contexts that are asked for; the formula may have room for more. */
  readonly contexts: number;
  readonly roots: readonly Cube[];
  /** For workers that are threads: where they tell each other what they learn. */
  readonly exchange?: SharedArrayBuffer;
}

export const sequentializeWork = (program: Program, ground: SequentializeGround): CubeWork =>
  new CubeWork(ground.roots, async () => new SequentializeOracle(program, ground));

/**
 * The formula of a program on a worker's side, and how a cube is put into it (`--fix`): by assumptions, so that the solver
 * keeps what it has learnt from one cube to the next; by clauses of one literal, added before the solver simplifies
 * (section 3.3 of the paper); or before there is a formula, so that the contexts of threads that cannot run are never
 * written down.
 */
class SequentializeOracle implements Oracle {
  private readonly tools: Tools;
  private readonly ground: SequentializeGround;
  private formula: Formula | null = null;
  private bad: Lit = TRUE;
  private choices: NamedChoices = new Map();
  private lookAhead: LookAhead | null = null;
  /** What the formula has in it, by clauses or by being made so. */
  private fixed: Cube = [];
  private spent = { decisions: 0, conflicts: 0 };

  constructor(program: Program, ground: SequentializeGround) {
    this.ground = ground;
    const { options, exchange } = ground;
    const tools: Tools = { program, options, limits: {}, tick: () => {}, print: null };
    this.tools = exchange === undefined ? tools : { ...tools, exchange };
  }

  async ask(cube: Cube, limits: SolveLimits): Promise<Answer> {
    const formula = await this.formulaFor(cube);
    for (const lit of literalsOf(this.choices, cube)) formula.cnf.assume(lit);
    return ask(formula, this.bad, this.ground.contexts, limits);
  }

  tell(): Violation | 'spurious' {
    const { s, cnf } = this.formula as Formula;
    const told = tellModel(this.tools.program, this.ground.options, s, cnf);
    // What an error hides that was not asked for is told by whoever shares the question.
    return told.kind === 'violation' ? told.violation : 'spurious';
  }

  splitOn(cube: Cube): string | null {
    const { log, cnf } = this.formula as Formula;
    const used = new Set(cube.map(({ name }) => name));
    const isOpen = (name: string): boolean =>
      !used.has(name) && cnf.known(literalOf(this.choices, name)) !== 0;
    if (this.ground.options.split === 'tid' || log === null)
      return inOrder(this.choices).find((name) => isOpen(name) && this.isEarly(name)) ?? null;
    this.lookAhead ??= new LookAhead(log);
    const names = candidates(this.choices).filter(isOpen);
    const under = [...cube.map(({ name, is }) => (is ? 1 : -1) * cnf.known(literalOf(this.choices, name)))];
    const question = cnf.known(this.bad);
    const best = this.lookAhead.best(
      [...under, question].filter((lit) => lit !== 0),
      names.map((name) => cnf.known(literalOf(this.choices, name))),
    );
    return best < 0 ? null : names[best];
  }

  effort(): Effort {
    const { decisions, conflicts } = this.spent;
    if (this.formula === null) return { decisions, conflicts, variables: 0 };
    const stats = this.formula.solver.stats();
    return {
      decisions: decisions + stats.decisions,
      conflicts: conflicts + stats.conflicts,
      variables: stats.active ?? stats.variables,
    };
  }

  /** Contexts that are not asked for run nothing: nothing is told apart there. */
  private isEarly(name: string): boolean {
    return Number(/\[(\d+)\]/.exec(name)?.[1]) < this.ground.contexts;
  }

  private async formulaFor(cube: Cube): Promise<Formula> {
    const { bounds, steps, options } = this.ground;
    const isWithin = this.fixed.every(({ name, is }) =>
      cube.some((one) => one.name === name && one.is === is),
    );
    if (this.formula !== null && isWithin) return this.formula;
    this.dispose();
    const fixed = options.fix === 'assume' ? [] : cube;
    const inside = options.fix === 'encode' ? fixed : [];
    const formula = await formulaOf(
      this.tools,
      bounds,
      steps,
      new Map(inside.map(({ name, is }) => [name, is])),
    );
    this.formula = formula;
    this.choices = choicesOf(formula.s);
    if (options.fix === 'unit') for (const lit of literalsOf(this.choices, fixed)) formula.cnf.assert(lit);
    this.fixed = fixed;
    this.bad = badOf(formula.s, options);
    // Numbers are given when a literal is asked for: in the same order by every worker, whatever its cubes are.
    for (const lit of [this.bad, ...this.choices.values()]) if (lit > 1) formula.cnf.literal(lit);
    return formula;
  }

  private dispose(): void {
    if (this.formula === null) return;
    const { decisions, conflicts } = this.formula.solver.stats();
    this.spent = { decisions: this.spent.decisions + decisions, conflicts: this.spent.conflicts + conflicts };
    this.formula.solver.dispose();
    this.formula = null;
    this.lookAhead = null;
  }
}
