import { ClauseLog } from '../cnf/clause-log.ts';
import { type CadicalOptions, newCadical } from '../solvers/cadical.ts';
import { newExternal } from '../solvers/external.ts';
import { solverPath } from '../solvers/external-path.ts';
import { LoggedSolver } from '../solvers/handover.ts';
import type { SatSolver } from '../solvers/solver.ts';
import { noSuchSolver } from '../solvers/solver-failure.ts';

/**
 * `--solver wasm` is the built-in one; `--solver PATH` a program that reads DIMACS; `--solver wasm,PATH` the built-in
 * one until the formula outgrows its heap, and the program from then on.
 */
export interface Opened {
  readonly solver: SatSolver;
  /** The formula, if it is kept. */
  readonly log: ClauseLog | null;
}

export interface OpenOptions extends CadicalOptions {
  /** Keep the formula, to write it as DIMACS. */
  readonly keep?: boolean;
}

export async function openSolver(choice: string, options: OpenOptions = {}): Promise<Opened> {
  const [first, second, ...more] = choice.split(',').map((part) => part.trim());
  if (first === '' || second === '' || more.length > 0 || (second !== undefined && first !== 'wasm'))
    throw noSuchSolver(choice, 'must be wasm, a program, or wasm and a program: wasm,PATH');
  if (first !== 'wasm') {
    const log = new ClauseLog();
    return { solver: newExternal(first, log), log };
  }
  if (second === undefined && options.keep !== true) return { solver: await newCadical(options), log: null };
  if (second !== undefined) solverPath(second);
  const log = new ClauseLog();
  const next = second === undefined ? null : (all: ClauseLog): SatSolver => newExternal(second, all);
  return { solver: new LoggedSolver(await newCadical(options), log, next), log };
}
