import { InternalError } from '../../../base/failure.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import type { Violation } from '../../../results/types.ts';
import type { Lit } from '../../../sat/circuit/circuit.ts';
import { LookAhead } from '../../../sat/cnf/look-ahead.ts';
import type { Answer, SolveLimits } from '../../../sat/solvers/solver.ts';
import { type Questions, wrongs } from '../../bounded-sat/answer.ts';
import { literalsOf, type NamedChoices } from '../../bounded-sat/cube-literals.ts';
import type { Cube } from '../../work/cube.ts';
import { CubeWork, type Effort, type Oracle } from '../../work/cube-work.ts';
import { askedBy, settingsOf } from '../model/settings.ts';
import { encodingOf, type OpenFormula, openFormula, questionsOf } from '../open.ts';
import { bestSplit, choicesOf } from './choices.ts';

/** All that a worker needs to ask about cubes. */
export interface AxiomaticGround {
  readonly options: CheckOptions;
  readonly unwind: number;
  /** Which of the questions about what goes wrong. */
  readonly question: number;
  readonly roots: readonly Cube[];
}

export const axiomaticWork = (program: Program, ground: AxiomaticGround): CubeWork =>
  new CubeWork(ground.roots, () => openOracle(program, ground));

async function openOracle(program: Program, { options, unwind, question }: AxiomaticGround): Promise<Oracle> {
  const settings = settingsOf(options.model, askedBy(program, options));
  const encoding = encodingOf(program, options, settings, unwind, () => {});
  const open = await openFormula(program, options, settings, encoding, true);
  const questions = questionsOf(program, options, open.formula, {});
  return new AxiomaticOracle(open, questions, wrongs(questions).asked[question]);
}

/**
 * The formula on a worker's side. A cube is put into it by assumptions: lemmas about orders, and what the solver has learnt,
 * hold for all cubes and are kept.
 */
class AxiomaticOracle implements Oracle {
  private readonly open: OpenFormula;
  private readonly questions: Omit<Questions, 'share'>;
  private readonly question: Lit;
  private readonly choices: NamedChoices;

  constructor(open: OpenFormula, questions: Omit<Questions, 'share'>, question: Lit) {
    this.open = open;
    this.questions = questions;
    this.question = question;
    this.choices = choicesOf(open.formula.encoding);
  }

  ask(cube: Cube, limits: SolveLimits): Promise<Answer> {
    return this.open.formula.ask(this.question, limits, literalsOf(this.choices, cube));
  }

  tell(): Violation | 'spurious' {
    const violation = this.questions.tell();
    if (violation === null) throw new InternalError('a counterexample of the formula does not run');
    return violation;
  }

  splitOn(cube: Cube): string | null {
    const { formula, log } = this.open;
    // Anew each time: what was learnt about orders since fixes more.
    return log === null
      ? null
      : bestSplit(this.choices, formula.cnf, new LookAhead(log), cube, this.question);
  }

  effort(): Effort {
    const { decisions, conflicts, active, variables } = this.open.solver.stats();
    return { decisions, conflicts, variables: active ?? variables };
  }
}
