import type { CheckOptions } from '../../../base/options/options.ts';
import type { Program } from '../../../ir/types.ts';
import type { Lit } from '../../../sat/circuit/circuit.ts';
import type { SharedAnswer } from '../../bounded-sat/answer.ts';
import { ALONE, askCubes, BOUNDS_ALONE, deadlyCube, type Sharing } from '../../work/ask-cubes.ts';
import { allCubes } from '../../work/cube.ts';
import type { OpenFormula } from '../open.ts';
import { rootNames } from './choices.ts';
import { type AxiomaticGround, axiomaticWork } from './oracle.ts';

/** Parts to begin with where it is not known who will come; long ones are split. */
const ELSEWHERE = 8;

/** Several work on it. */
export const isShared = ({ jobs }: CheckOptions, { hire }: Sharing): boolean => jobs > 1 || hire !== null;

/**
 * How the questions about what goes wrong are shared; null: they are not. A question is tried alone first: most are
 * answered by then, and it puts the question into the formula, so that look-ahead finds good choices to split on.
 */
export function shareOf(
  program: Program,
  options: CheckOptions,
  unwind: number,
  open: OpenFormula,
  sharing: Sharing,
): ((n: number, lit: Lit) => Promise<SharedAnswer>) | null {
  const { formula, log } = open;
  if (!isShared(options, sharing) || log === null) return null;
  const wanted = sharing.hire === null ? options.jobs : ELSEWHERE;
  return async (n, lit) => {
    const limits = { signal: sharing.signal, conflicts: ALONE };
    const first = await formula.ask(lit, limits);
    if (first !== 'unknown' || sharing.signal.aborted)
      return { answer: first, violation: null, unsupported: null };
    const roots = allCubes(rootNames(formula.encoding, formula.cnf, log, lit, wanted));
    const ground: AxiomaticGround = { options, unwind, question: n, roots };
    const work = axiomaticWork(program, ground);
    const tasks = work.begin();
    const found = await askCubes({ name: 'axiomatic', work, program, ground, tasks }, sharing, options.jobs);
    const { violation, deadly, isComplete } = found;
    if (deadly !== null) return { answer: 'unknown', violation: null, unsupported: deadlyCube(deadly) };
    if (violation !== null) return { answer: 'sat', violation, unsupported: null };
    sharing.progress(BOUNDS_ALONE);
    return { answer: isComplete ? 'unsat' : 'unknown', violation: null, unsupported: null };
  };
}
