import type { Diagnostic } from '../../../base/failure.ts';
import { version } from '../../../base/version.ts';
import { visibleIn, visibleJson } from '../../../base/visible.ts';
import { type LitmusResult, observation } from './herd.ts';

/** A whole run of `heddle litmus`: every test's answer or error, in order, and how they compare with known answers. */
export interface LitmusRun {
  readonly tests: readonly LitmusResult[];
  readonly errors: readonly LitmusError[];
  readonly comparison: Comparison | null;
}

export interface LitmusError {
  readonly file: string;
  readonly diagnostic: Diagnostic;
}

/** With known answers: 1 the condition holds, 0 it does not. */
export interface Comparison {
  readonly expected: string;
  readonly agreeing: number;
  readonly different: readonly { readonly file: string; readonly expected: boolean; readonly got: boolean }[];
  /** Files with an answer that are not there. */
  readonly missing: readonly string[];
  /** Tests without an answer for their model. */
  readonly unanswered: number;
}

const SCHEMA_VERSION = 1;

export function litmusJson(run: LitmusRun): string {
  const tests = run.tests.map((test) => ({
    ...test,
    states: test.states.map((state) => ({ ...state, values: Object.fromEntries(state.values) })),
    observation: observation(test),
  }));
  const { errors, comparison } = run;
  const report = { heddle: version(), schemaVersion: SCHEMA_VERSION, tests, errors, comparison };
  return visibleJson(report);
}

/** The lines after the result blocks: each difference, and the sums. */
export function litmusSummary(run: LitmusRun): string[] {
  const { tests, errors, comparison } = visibleIn(run);
  const count = tests.length + errors.length;
  const total = `${count} ${count === 1 ? 'test' : 'tests'}`;
  const wrong = errors.length > 0 ? [`${errors.length} not run`] : [];
  if (comparison === null) {
    const ok = tests.filter((test) => test.holds).length;
    return [`${total}: ${[`${ok} Ok`, `${tests.length - ok} No`, ...wrong].join(', ')}`];
  }
  const { agreeing, different, missing, unanswered } = comparison;
  const counts = [
    `${agreeing} as expected`,
    ...(different.length > 0 ? [`${different.length} different`] : []),
    ...(missing.length > 0 ? [`${missing.length} missing`] : []),
    ...(unanswered > 0 ? [`${unanswered} without a known answer`] : []),
    ...wrong,
  ];
  return [
    ...different.map(
      (test) => `DIFFERENT ${test.file}: expected ${answer(test.expected)}, got ${answer(test.got)}`,
    ),
    ...missing.map((file) => `MISSING ${file}: ${comparison.expected} has an answer for it`),
    `${total}: ${counts.join(', ')}`,
  ];
}

const answer = (holds: boolean): string => (holds ? '1 (Ok)' : '0 (No)');
