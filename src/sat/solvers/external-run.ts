import { killGroup, spawnGroup } from '../../base/child-group.ts';
import type { OutputReader, SolverReport } from './external-output.ts';
import type { Answer, SolveLimits } from './solver.ts';
import { notASolver, solverDied } from './solver-failure.ts';

/** How often a caller's `terminate` is asked, in ms. */
const POLL = 50;
const KEPT_ERRORS = 300;
/** Exit codes of a program that has not failed but not answered either; 126 and 127: a shell could not run it. */
const NO_SOLVER: ReadonlySet<number> = new Set([0, 10, 20, 126, 127]);

export interface Ran {
  readonly report: SolverReport;
  readonly exit: number | null;
  readonly signal: string | null;
  readonly hopeless: boolean;
  /** The end of what it wrote to standard error. */
  readonly errors: string;
}

/**
 * Runs a solver on a file; null where a limit ended it. The program leads a process group of its own, which is
 * killed as a whole (a solver may be a script), also when this process ends.
 */
export function runProgram(
  name: string,
  path: string,
  file: string,
  reader: OutputReader,
  limits: SolveLimits,
): Promise<Ran | null> {
  const isOver = (): boolean =>
    limits.signal?.aborted === true ||
    (limits.deadline !== undefined && performance.now() >= limits.deadline) ||
    limits.terminate?.() === true;
  if (isOver()) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const child = spawnGroup(path, [file]);
    let stopped = false;
    let errors = '';
    const stop = (): void => {
      stopped = true;
      killGroup(child);
    };
    const check = (): void => {
      if (isOver()) stop();
    };
    const poll = setInterval(check, POLL);
    limits.signal?.addEventListener('abort', stop);
    const settle = (done: () => void): void => {
      clearInterval(poll);
      limits.signal?.removeEventListener('abort', stop);
      done();
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      reader.feed(text);
      if (reader.hopeless) killGroup(child);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-KEPT_ERRORS);
    });
    child.on('error', (error) => settle(() => reject(notASolver(name, `cannot be run: ${error.message}`))));
    child.on('close', (exit, signal) =>
      settle(() =>
        resolve(stopped ? null : { report: reader.end(), exit, signal, hopeless: reader.hopeless, errors }),
      ),
    );
  });
}

/** What a program that ran to its end has answered; anything that is not clearly an answer is an error. */
export function answerOf(name: string, ran: Ran): Answer {
  const { report, exit, signal } = ran;
  if (ran.hopeless) throw notASolver(name, `prints no "s" line${said(ran)}`);
  if (signal !== null) throw solverDied(name, `was killed by ${signal}${said(ran)}`);
  if (report.nonsense !== null) throw notASolver(name, `printed "${report.nonsense.slice(0, 80)}"`);
  switch (report.status) {
    case 'SATISFIABLE':
      if (exit !== 10 && exit !== 0) throw contradiction(name, report.status, exit);
      if (!report.complete)
        throw notASolver(name, 'says "s SATISFIABLE", but prints no complete model (`v` lines)');
      return 'sat';
    case 'UNSATISFIABLE':
      if (exit !== 20 && exit !== 0) throw contradiction(name, report.status, exit);
      return 'unsat';
    case 'UNKNOWN':
    case 'INDETERMINATE':
      return 'unknown';
    case null:
      if (wasNotRun(ran)) throw notASolver(name, `cannot be run${said(ran)}`);
      if (exit === null || NO_SOLVER.has(exit)) throw notASolver(name, `prints no "s" line${said(ran)}`);
      throw solverDied(name, `gave no answer and ended with exit code ${exit}${said(ran)}`);
    default:
      throw notASolver(name, `printed "s ${report.status.slice(0, 80)}"`);
  }
}

/** By our own shell (base/child-group.ts), that is, not by one that is the program itself. */
const wasNotRun = ({ exit, errors }: Ran): boolean =>
  (exit === 126 || exit === 127) && errors.startsWith('sh: ');

const contradiction = (name: string, status: string, exit: number | null): Error =>
  notASolver(name, `says "s ${status}" and ends with exit code ${exit}`);

function said(ran: Ran): string {
  const text = (ran.errors.trim() || ran.report.other.join(' ').trim()).replace(/\s+/g, ' ');
  return text === '' ? '' : `; it says: ${text}`;
}
