import { DiagnosticError, EXIT } from '../base/failure.ts';
import { printProgram } from '../ir/print.ts';
import type { Program } from '../ir/types.ts';
import { verifyProgram } from '../ir/verify.ts';
import { escapeAnalysis } from './analysis/escape.ts';
import { reach } from './analysis/reach.ts';
import { lifetimes } from './lifetimes.ts';
import { loops } from './loops.ts';
import type { Pass } from './pass.ts';
import { dce } from './rewrite/dce.ts';
import { fold } from './rewrite/fold.ts';
import { inline } from './rewrite/inline.ts';
import { retries } from './rewrite/loops/retries.ts';
import { narrow } from './rewrite/narrow.ts';
import { promote } from './rewrite/promote.ts';

/**
 * From what the front end made to what the machine runs. `inline` simplifies each function again on its way up;
 * `reach` runs once more behind it because inlining leaves callees nobody calls; `narrow` sees what a caller does
 * with rand(); `retries` wants the loops that inlining leaves; `escape` needs the addresses to be
 * in place, `lifetimes` and `loops` the scopes.
 */
export const PIPELINE: readonly Pass[] = [
  reach,
  promote,
  fold,
  dce,
  inline,
  reach,
  narrow,
  retries,
  escapeAnalysis,
  lifetimes,
  loops,
];

export interface PassOptions {
  /** The name of a pass, or `lower` for the program as it came in; printed after each time the pass ran. */
  readonly printAfter: string | null;
  readonly onPrint: (text: string) => void;
  readonly verify: boolean;
  /** `--retries`. */
  readonly retries: boolean;
}

export const PASS_NAMES: readonly string[] = ['lower', ...new Set(PIPELINE.map((p) => p.name))];

/** Stages that engines make themselves, which can be printed too. */
const ENGINE_STAGES: readonly string[] = ['sequentialize', 'parts', 'axiomatic'];

export function runPasses(
  program: Program,
  { printAfter, onPrint, verify, retries: retrying }: PassOptions,
): Program {
  if (printAfter !== null && ![...PASS_NAMES, ...ENGINE_STAGES].includes(printAfter)) {
    throw new DiagnosticError(
      {
        code: 'HED150',
        severity: 'error',
        message: `--print-after: there is no pass '${printAfter}'`,
        help: `the passes are: ${PASS_NAMES.join(', ')}; of engines: ${ENGINE_STAGES.join(', ')}`,
      },
      EXIT.usage,
    );
  }
  const check = (p: Program, stage: string): void => {
    if (verify) verifyProgram(p, stage);
    if (printAfter === stage) onPrint(`; after ${stage}\n${printProgram(p)}`);
  };
  check(program, 'lower');
  let current = program;
  for (const pass of PIPELINE) {
    if (pass === retries && !retrying) continue;
    current = pass.run(current);
    check(current, pass.name);
  }
  return current;
}
