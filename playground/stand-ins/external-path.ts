import { noSuchSolver } from '../../src/sat/solvers/solver-failure.ts';

/** src/sat/solvers/external-path.ts for the browser: a page runs no programs. */
export const solverPath = (name: string): string => {
  throw noSuchSolver(name, 'a page cannot run programs');
};
