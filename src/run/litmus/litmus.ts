import { EXIT, type ExitCode } from '../../base/failure.ts';
import { LITMUS_TABLE, type LitmusOptions, litmusOptions } from '../../base/options/litmus-options.ts';
import { holdToTable } from '../../base/options/option-check.ts';
import { loadModel } from '../../models/load.ts';
import type { LitmusResult } from '../../results/formats/other-commands/herd.ts';
import type { LitmusError, LitmusRun } from '../../results/formats/other-commands/litmus-report.ts';
import { answerOf, columnOf, compare, readExpected } from './expected.ts';
import { litmusFiles } from './files.ts';
import type { LitmusAnswer } from './one-test.ts';
import { answersInOrder } from './pool.ts';

export interface LitmusRequest {
  /** Litmus tests, or folders with litmus tests. */
  readonly paths: readonly string[];
  /** What differs from the defaults (docs/options.md). */
  readonly options?: Partial<LitmusOptions>;
}

/** One test is done. */
export interface LitmusStep {
  readonly file: string;
  readonly answer: LitmusAnswer;
  /** The known answer that it was compared with, if there is one. */
  readonly expected: boolean | undefined;
  readonly done: number;
  readonly total: number;
}

export interface LitmusOutcome {
  readonly run: LitmusRun;
  /** 10: an answer is not as expected, or a test is missing; 2 or 5: some test could not be read, or run; 0. */
  readonly exit: ExitCode;
}

/** Runs litmus tests one after the other (or `jobs` at a time) and yields each answer in the order of the tests. */
export async function* litmus(request: LitmusRequest): AsyncGenerator<LitmusStep, LitmusOutcome, void> {
  const { paths } = request;
  holdToTable(request.options, LITMUS_TABLE);
  const options = litmusOptions(request.options);
  if (options.model !== null) loadModel(options.model, options.stdRs);
  const files = litmusFiles(paths);
  const expected = options.expected === null ? null : readExpected(options.expected, paths);
  if (expected !== null && options.model !== null) columnOf(expected, options.model);
  const tests: LitmusResult[] = [];
  const errors: LitmusError[] = [];
  let exit: ExitCode = EXIT.ok;
  let done = 0;
  for await (const answer of answersInOrder(files, options)) {
    const file = files[done++];
    let known: boolean | undefined;
    if (answer.kind === 'result') {
      tests.push(answer.result);
      if (expected !== null) known = answerOf(expected, answer.result);
    } else {
      errors.push({ file, diagnostic: answer.diagnostic });
      exit = exit === EXIT.ok || answer.exit === EXIT.compile ? answer.exit : exit;
    }
    yield { file, answer, expected: known, done, total: files.length };
  }
  const comparison = expected === null ? null : compare(expected, tests, files);
  const wrong = comparison !== null && comparison.different.length + comparison.missing.length > 0;
  return { run: { tests, errors, comparison }, exit: wrong ? EXIT.violated : exit };
}
