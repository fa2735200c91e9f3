import type { SatSolver } from '../../src/sat/solvers/solver.ts';
import { noSuchSolver } from '../../src/sat/solvers/solver-failure.ts';

/** src/sat/solvers/external.ts for the browser: a page runs no programs. */
export const newExternal = (name: string): SatSolver => {
  throw noSuchSolver(name, 'a page cannot run programs');
};
