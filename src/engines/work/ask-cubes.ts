import { type Diagnostic, DiagnosticError, EXIT, InternalError } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Violation } from '../../results/types.ts';
import type { EngineContext } from '../engine.ts';
import { type Cube, covers, cubeText } from './cube.ts';
import type { CubePart, Leaf } from './cube-work.ts';
import { hireThreads } from './thread-crew.ts';
import { type Assignment, type Hire, stateText } from './work.ts';

/** Where a question is asked by several. */
export interface Sharing {
  /** Workers elsewhere; null: threads. */
  readonly hire: Hire | null;
  readonly signal: AbortSignal;
  readonly print: ((text: string) => void) | null;
  readonly progress: (text: string) => void;
}

/** By what the engine was given; `news`: where progress is told. */
export const sharingOf = (
  { printAfter }: CheckOptions,
  { hire, signal, print }: EngineContext,
  news: { text: string },
): Sharing => ({
  hire: hire ?? null,
  signal,
  print: printAfter === 'parts' ? (print ?? null) : null,
  progress: (text) => {
    news.text = text;
  },
});

/** Conflicts to try alone with, before workers are started: most questions are answered by then. */
export const ALONE = 3000;

/** Told while the other questions are asked, which are not shared: they are cheap where nothing goes wrong. */
export const BOUNDS_ALONE = 'nothing goes wrong; what the bounds cut is asked by one thread';

export interface CubeAnswer<Found = Violation> extends CubePart<Found> {
  /** Every cube was decided, or one of them decides. */
  readonly isComplete: boolean;
}

/** Does something go wrong in one of the tasks? What was to be shared must have come back, all of it. */
export async function askCubes<Found = Violation>(
  assignment: Assignment<Cube, CubePart<Found>>,
  { hire, signal, print, progress }: Sharing,
  jobs: number,
): Promise<CubeAnswer<Found>> {
  const { work, tasks: roots } = assignment;
  const crew = (hire ?? hireThreads({ jobs }))(assignment);
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
    if (isComplete && !work.isSettled(part) && !roots.every((root) => covers(refuted, root)))
      throw hire === null
        ? new InternalError(UNCOVERED)
        : new DiagnosticError(
            { code: 'HED694', severity: 'error', message: UNCOVERED, help: CHECK_AGAIN },
            EXIT.unknown,
          );
    return { ...part, isComplete };
  } finally {
    signal.removeEventListener('abort', stop);
    await crew.end();
  }
}

const UNCOVERED = 'the cubes that were refuted do not cover what was asked';
const CHECK_AGAIN = 'somebody else writes to this Redis; check the program again, at a private one';

/** What each part took, as text. */
function partsTable(leaves: readonly Leaf[]): string {
  const rows = [...leaves].sort((a, b) => (cubeText(a.cube) < cubeText(b.cube) ? -1 : 1));
  const lines = rows.map(
    ({ cube, answer, decisions, conflicts, variables, seconds }) =>
      `${cubeText(cube)}: ${answer}, ${decisions} decisions, ${conflicts} conflicts, ${variables} variables left, ${seconds.toFixed(2)} s`,
  );
  return `${['parts', ...lines].join('\n')}\n`;
}

/** A cube ended three workers. */
export const deadlyCube = (cube: string): Diagnostic => ({
  code: 'HED690',
  severity: 'error',
  message: `the part ${cube} of the search ended three workers that tried it`,
  help: 'run it without --redis to see why, or give workers more memory',
});
