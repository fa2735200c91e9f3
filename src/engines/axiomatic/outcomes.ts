import type { StdRs } from '../../base/names.ts';
import { checkOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { ViolationKind } from '../../results/types.ts';
import type { Lit } from '../../sat/circuit/circuit.ts';
import { newCadical } from '../../sat/solvers/cadical.ts';
import { boundedProgram } from '../bounded/bounded.ts';
import { limitsOf } from '../bounded-sat/limits.ts';
import { LISTED_KINDS, type Listed, listOutcomes, type Outcomes } from '../bounded-sat/outcomes.ts';
import { violated } from '../bounded-sat/properties.ts';
import { Encoding } from './encode.ts';
import { Formula } from './formula.ts';
import { dependencyJudge } from './graph/dependencies.ts';
import type { Ordering } from './model/axioms.ts';
import { settingsOf } from './model/settings.ts';

export interface OutcomesOptions {
  readonly stdRs?: StdRs;
  readonly race?: boolean;
  readonly ordering?: Ordering;
  /** `--heap reuse` */
  readonly reuse?: boolean;
  /** The program is a litmus test. */
  readonly litmus?: boolean;
}

/** All final states and kinds of violations of a small program, as the axioms of a model allow them. */
export async function allOutcomes(
  program: Program,
  model: string,
  {
    stdRs = 'rc11',
    race = false,
    ordering = 'staircase',
    reuse = false,
    litmus = false,
  }: OutcomesOptions = {},
): Promise<Outcomes> {
  const settings = settingsOf(model, { stdRs, race, ordering, reuse, symmetric: program, litmus });
  const options = checkOptions({});
  const open = async (unwind: number): Promise<Listed> => {
    const bounded = boundedProgram(program, {
      ...limitsOf(program, options, { unwind, bits: null }),
      races: false,
      graph: settings.graph,
    });
    // Each kind is asked for alone.
    const encoding = new Encoding(bounded, settings.encoding, () => true);
    const solver = await newCadical();
    const judge = dependencyJudge(program, settings.encoding.model, !settings.encoding.foreign);
    const formula = new Formula(encoding, solver, judge);
    return {
      executions: encoding,
      cnf: formula.cnf,
      ask: (lit) => formula.ask(lit),
      cuts: [],
      wrong: [
        ...(race ? [['race', bounded.circuit.and(encoding.race, encoding.unordered ^ 1)] as const] : []),
        ['memory', encoding.unordered],
        ...LISTED_KINDS.map((kind) => [kind, inOrder(encoding, kind)] as const),
      ],
      tell: () => 'found',
      spoilt: encoding.unordered,
      dispose: () => solver.dispose(),
    };
  };
  return listOutcomes(open, { code: 'HED674', most: 400 });
}

/**
 * Something of this kind, in an execution that comes to it. In the C11 family one that accesses what nothing orders with its life
 * has ended there: nothing stops its thread, which goes on with whatever it got, so that what follows is left out here. (Elsewhere
 * the thread stops by itself, at what it found dead.)
 */
function inOrder(encoding: Encoding, kind: ViolationKind): Lit {
  const lit = violated(encoding, (one) => one === kind);
  const isEnded = !encoding.blocksAreNodes && kind !== 'memory';
  return isEnded ? encoding.program.circuit.and(lit, encoding.unordered ^ 1) : lit;
}
