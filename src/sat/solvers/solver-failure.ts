import { type Diagnostic, DiagnosticError, EXIT, type ExitCode } from '../../base/failure.ts';

/** What can go wrong with a solver that is not our fault, with the way out. */

/** The code by which `handover.ts` knows that the built-in solver is full. */
export const OUT_OF_HEAP = 'HED450';

const OTHER_SOLVER =
  'give a program that reads DIMACS and prints `s` and `v` lines, for example --solver cadical (Debian: apt-get install cadical), or --solver wasm for the one that comes with Heddle';

const failure = (code: Diagnostic['code'], exit: ExitCode, message: string, help: string): DiagnosticError =>
  new DiagnosticError({ code, severity: 'error', message, help }, exit);

export const outOfHeap = (variables: number, clauses: number): DiagnosticError =>
  failure(
    OUT_OF_HEAP,
    EXIT.unknown,
    `the formula (${variables} variables, ${clauses} clauses) does not fit into the 2 GB of the built-in SAT solver`,
    'use smaller bounds, or a native solver: --solver wasm,cadical goes over to it when the built-in one is full, --solver cadical uses it from the start (Debian: apt-get install cadical)',
  );

export const noSuchSolver = (name: string, why: string): DiagnosticError =>
  failure('HED160', EXIT.usage, `--solver ${name}: ${why}`, OTHER_SOLVER);

export const notASolver = (name: string, why: string): DiagnosticError =>
  failure('HED161', EXIT.usage, `--solver ${name}: ${why}`, OTHER_SOLVER);

export const solverDied = (name: string, how: string): DiagnosticError =>
  failure(
    'HED451',
    EXIT.unknown,
    `the SAT solver ${name} ${how}`,
    'try smaller bounds, more memory, or another solver (--solver wasm is the one that comes with Heddle)',
  );

export const wrongModel = (name: string): DiagnosticError =>
  failure(
    'HED452',
    EXIT.unknown,
    `the SAT solver ${name} says "satisfiable", but its model does not satisfy the formula`,
    'its answers cannot be trusted: use another solver (--solver wasm is the one that comes with Heddle)',
  );

export const noRoomForFormula = (file: string, why: string): DiagnosticError =>
  failure(
    'HED453',
    EXIT.unknown,
    `the formula cannot be written to ${file}: ${why}`,
    'make room on that disk',
  );

export const cannotWriteDimacs = (file: string, why: string): DiagnosticError =>
  failure('HED162', EXIT.usage, `--dimacs ${file}: ${why}`, 'give a file that can be written');
