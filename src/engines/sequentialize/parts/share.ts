import type { CheckOptions } from '../../../base/options/options.ts';
import { Exchange } from '../../../sat/solvers/exchange.ts';
import { askCubes, type CubeAnswer, type Sharing } from '../../work/ask-cubes.ts';
import { allCubes, type Cube } from '../../work/cube.ts';
import type { Hire } from '../../work/work.ts';
import type { Formula, Tools } from '../formula.ts';
import { choicesOf, tidName } from './choices.ts';
import { type SequentializeGround, sequentializeWork } from './oracle.ts';

export const isShared = ({ jobs, partitions }: CheckOptions, hire: Hire | null): boolean =>
  jobs > 1 || partitions !== null || hire !== null;

/** Parts to begin with where it is not known who will come; long ones are split. */
const ELSEWHERE = 8;

/** Does something go wrong? Asked cube by cube. */
export function askInParts(
  { program, options }: Tools,
  formula: Formula,
  contexts: number,
  sharing: Sharing,
): Promise<CubeAnswer> {
  const all = rootsOf(
    formula,
    contexts,
    options.partitions ?? (sharing.hire !== null ? ELSEWHERE : options.jobs),
  );
  const roots = all.slice(options.from ?? 0, (options.to ?? all.length - 1) + 1);
  const { wanted, steps } = formula;
  const isExchanged = sharing.hire === null && options.fix === 'assume' && options.jobs > 1;
  const ground: SequentializeGround = {
    ...{ options, bounds: wanted, steps, contexts, roots },
    ...(isExchanged ? { exchange: Exchange.memory(SEATS * options.jobs) } : {}),
  };
  const work = sequentializeWork(program, ground);
  const tasks = work.begin();
  return askCubes({ name: 'sequentialize', work, program, ground, tasks }, sharing, options.jobs);
}

/** Of the exchange, for each job: a worker that is lost leaves its own empty. */
const SEATS = 2;

/** On low bits of `tid`, from the second context on. */
function rootsOf(formula: Formula, contexts: number, wanted: number): Cube[] {
  const choices = choicesOf(formula.s);
  const names: string[] = [];
  for (let k = 1; k < contexts && 2 ** names.length < wanted; k++) {
    const lit = choices.get(tidName(k, 0));
    if (lit !== undefined && formula.cnf.known(lit) !== 0) names.push(tidName(k, 0));
  }
  return allCubes(names);
}
