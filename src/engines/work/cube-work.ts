import { InternalError } from '../../base/failure.ts';
import type { Violation } from '../../results/types.ts';
import type { Answer, SolveLimits } from '../../sat/solvers/solver.ts';
import { type Cube, covers, cubeText, withChoice } from './cube.ts';
import type { Control, Loss, Work } from './work.ts';

/**
 * A question to a formula, split by cubes (Inverso and Trubiani, section 3.3, and cube-and-conquer: Heule, Kullmann,
 * Wieringa and Biere, 2011): satisfiable if it is in one of them, unsatisfiable if it is in none of cubes that cover all.
 * A cube that takes long while others have nothing to do is split where it is: the solver goes on with one half, and what
 * it has learnt stays true.
 */
export interface Oracle<Found = Violation> {
  /** Is what is looked for in this cube? */
  ask(cube: Cube, limits: SolveLimits): Promise<Answer>;
  /** What the last model shows; `spurious`: nothing at full width. */
  tell(): Found | 'spurious';
  /** Asked when a cube is to be split: a choice of which it is known by now that nothing is there if it is true; null: there is none. */
  refuted?(cube: Cube): string | null;
  /** The choice by which a cube is best split; null: there is none left. */
  splitOn(cube: Cube): string | null;
  /** All that the solver has done so far, and the variables it has left. */
  effort(): Effort;
}

export interface Effort {
  readonly decisions: number;
  readonly conflicts: number;
  /** Left after simplification. */
  readonly variables: number;
}

/** What became of a cube. */
export interface Leaf extends Effort {
  readonly cube: Cube;
  readonly answer: Answer;
  readonly seconds: number;
}

export interface CubePart<Found = Violation> {
  readonly violation: Found | null;
  readonly spurious: boolean;
  /** A cube that ended its workers. */
  readonly deadly: string | null;
  readonly leaves: readonly Leaf[];
}

const NO_CUBES: CubePart<never> = { violation: null, spurious: false, deadly: null, leaves: [] };

/** Milliseconds: a cube is not split before. */
const YOUNG_MS = 300;

export class CubeWork<Found = Violation> implements Work<Cube, CubePart<Found>> {
  readonly nothing: CubePart<Found> = NO_CUBES;
  private readonly roots: readonly Cube[];
  private readonly open: () => Promise<Oracle<Found>>;
  private oracle: Promise<Oracle<Found>> | null = null;

  /** `open`: makes the formula, where cubes are run. */
  constructor(roots: readonly Cube[], open: () => Promise<Oracle<Found>>) {
    this.roots = roots;
    this.open = open;
  }

  begin(): readonly Cube[] {
    return this.roots;
  }

  /** Which choice splits well is known to those who have the formula. */
  split(): readonly Cube[] {
    return [];
  }

  async run(task: Cube, control: Control<Cube>): Promise<CubePart<Found>> {
    const oracle = await (this.oracle ??= this.open());
    const start = performance.now();
    const before = oracle.effort();
    const leaves: Leaf[] = [];
    let cube = task;
    let isWhole = false;
    const leafOf = (of: Cube, answer: Answer): Leaf => {
      const { decisions, conflicts, variables } = oracle.effort();
      return {
        cube: of,
        answer,
        decisions: decisions - before.decisions,
        conflicts: conflicts - before.conflicts,
        variables,
        seconds: (performance.now() - start) / 1000,
      };
    };
    const heeded = (): 'go-on' | 'give' | 'hand-over' | 'stop' => {
      const asked = control.asked();
      const isSplit = asked === 'give' || asked === 'hand-over';
      return isSplit && (isWhole || performance.now() - start < YOUNG_MS) ? 'go-on' : asked;
    };
    for (;;) {
      const answer = await oracle.ask(cube, { terminate: () => heeded() !== 'go-on' });
      const asked = answer === 'unknown' ? heeded() : 'go-on';
      if (asked === 'give' || asked === 'hand-over') {
        const name = oracle.splitOn(cube);
        if (name === null) {
          isWhole = true;
          continue;
        }
        const refuted = oracle.refuted?.(cube) ?? null;
        if (refuted !== null) {
          leaves.push({ ...leafOf(withChoice(cube, refuted, true), 'unsat'), seconds: 0 });
          cube = withChoice(cube, refuted, false);
        }
        control.give(withChoice(cube, name, false));
        cube = withChoice(cube, name, true);
        if (asked === 'give') continue;
        control.give(cube);
        return { ...NO_CUBES, leaves };
      }
      if (answer === 'unknown' && asked === 'go-on') continue;
      const told = answer === 'sat' ? oracle.tell() : null;
      return {
        violation: told === 'spurious' ? null : told,
        spurious: told === 'spurious',
        deadly: null,
        leaves: [...leaves, leafOf(cube, answer)],
      };
    }
  }

  accounts(task: Cube, part: CubePart<Found>, left: readonly Cube[]): boolean {
    const isWithin = (cube: Cube): boolean =>
      task.every(({ name, is }) => cube.some((one) => one.name === name && one.is === is));
    const cubes = part.leaves.map(({ cube }) => cube);
    if (![...cubes, ...left].every(isWithin)) return false;
    const isDecided = part.leaves.every(({ answer }) => answer === 'unsat');
    return this.isSettled(part) || (isDecided && covers([...cubes, ...left], task));
  }

  merge(a: CubePart<Found>, b: CubePart<Found>): CubePart<Found> {
    return {
      violation: a.violation ?? b.violation,
      spurious: a.spurious || b.spurious,
      deadly: a.deadly ?? b.deadly,
      leaves: [...a.leaves, ...b.leaves],
    };
  }

  isSettled({ violation, spurious, deadly }: CubePart<Found>): boolean {
    return violation !== null || spurious || deadly !== null;
  }

  lost(task: Cube, why: Loss): CubePart<Found> | null {
    if (why === 'late') throw new InternalError('a cube has no time limit');
    return { ...NO_CUBES, deadly: cubeText(task) };
  }

  counted(part: CubePart<Found>): CubePart<Found> {
    return part;
  }

  nameOf(task: Cube): string {
    return cubeText(task);
  }
}
