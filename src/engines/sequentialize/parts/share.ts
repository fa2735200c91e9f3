import { InternalError } from '../../../base/failure.ts';
import type { CheckOptions } from '../../../base/options/options.ts';
import { allCubes, type Cube, covers, cubeText } from '../../work/cube.ts';
import type { CubePart, Leaf } from '../../work/cube-work.ts';
import { hireThreads } from '../../work/thread-crew.ts';
import { type Hire, stateText } from '../../work/work.ts';
import type { Formula, Tools } from '../formula.ts';
import { choicesOf, tidName } from './choices.ts';
import { type SequentializeGround, sequentializeWork } from './oracle.ts';

/** Where the first question is asked by several. */
export interface Sharing {
  /** Workers elsewhere; null: threads. */
  readonly hire: Hire | null;
  readonly signal: AbortSignal;
  readonly print: ((text: string) => void) | null;
  readonly progress: (text: string) => void;
}

/** Conflicts to try alone with, before workers are started: most questions are answered by then. */
export const ALONE = 3000;

export const isShared = ({ jobs, partitions }: CheckOptions, hire: Hire | null): boolean =>
  jobs > 1 || partitions !== null || hire !== null;

/** Does something go wrong? Asked cube by cube. */
export async function askInParts(
  { program, options }: Tools,
  formula: Formula,
  contexts: number,
  { hire, signal, print, progress }: Sharing,
): Promise<CubePart & { readonly isComplete: boolean }> {
  const all = rootsOf(formula, options, contexts, hire !== null);
  const roots = all.slice(options.from ?? 0, (options.to ?? all.length - 1) + 1);
  const { wanted, steps } = formula;
  const ground: SequentializeGround = { options, bounds: wanted, steps, contexts, roots };
  const work = sequentializeWork(program, ground);
  const crew = (hire ?? hireThreads({ jobs: options.jobs }))({
    name: 'sequentialize',
    work,
    program,
    ground,
    tasks: work.begin(),
  });
  const stop = (): void => crew.stop();
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted) stop();
    while (!crew.isOver) {
      await crew.news(0.2);
      progress(stateText(crew.state()));
    }
    const part = crew.soFar();
    print?.(partsTable(part.leaves));
    const refuted = part.leaves.filter(({ answer }) => answer === 'unsat').map(({ cube }) => cube);
    const isDecided = work.isSettled(part) || part.leaves.every(({ answer }) => answer === 'unsat');
    const isComplete = isDecided && !signal.aborted;
    // What was to be shared must have come back, all of it.
    if (isComplete && !work.isSettled(part) && !roots.every((root) => covers(refuted, root)))
      throw new InternalError('the cubes that were refuted do not cover what was asked');
    return { ...part, isComplete };
  } finally {
    signal.removeEventListener('abort', stop);
    await crew.end();
  }
}

/** As many cubes as were asked for, or as there are workers: on low bits of `tid`, from the second context on. */
function rootsOf(formula: Formula, options: CheckOptions, contexts: number, isElsewhere: boolean): Cube[] {
  const choices = choicesOf(formula.s);
  const wanted = options.partitions ?? (isElsewhere ? ELSEWHERE : options.jobs);
  const names: string[] = [];
  for (let k = 1; k < contexts && 2 ** names.length < wanted; k++) {
    const lit = choices.get(tidName(k, 0));
    if (lit !== undefined && formula.cnf.known(lit) !== 0) names.push(tidName(k, 0));
  }
  return allCubes(names);
}

/** Parts to begin with where it is not known who will come; long ones are split. */
const ELSEWHERE = 8;

/** What each part took, as text. */
export function partsTable(leaves: readonly Leaf[]): string {
  const rows = [...leaves].sort((a, b) => (cubeText(a.cube) < cubeText(b.cube) ? -1 : 1));
  const lines = rows.map(
    ({ cube, answer, decisions, conflicts, variables, seconds }) =>
      `${cubeText(cube)}: ${answer}, ${decisions} decisions, ${conflicts} conflicts, ${variables} variables left, ${seconds.toFixed(2)} s`,
  );
  return `${['parts', ...lines].join('\n')}\n`;
}
