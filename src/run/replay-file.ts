import { existsSync, readFileSync } from 'node:fs';
import { type Diagnostic, DiagnosticError, EXIT } from '../base/failure.ts';
import type { CheckOptions } from '../base/options/options.ts';
import type { ReplayOptions } from '../base/options/replay-options.ts';
import { isOrdinaryFile } from '../base/ordinary-file.ts';
import { replayTrace } from '../replay/replay.ts';
import { changedSources, optionsOf } from '../results/input.ts';
import { loadProgram } from './load.ts';
import type { ReplayResult } from './run-results.ts';
import { holdTrace } from './trace-files.ts';

/** Runs the counterexamples of a saved JSON report again on the program as it is now. */
export async function replayFile(
  file: string,
  here: CheckOptions,
  { readFiles }: Pick<ReplayOptions, 'readFiles'> = { readFiles: false },
): Promise<ReplayResult> {
  const { isSchedules, replaySchedules } = await import('./schedules.ts');
  if (isSchedules(file)) return replaySchedules(file, here, { readFiles });
  // Loaded here, because it brings zod along, which a check has no use for.
  const { readReport } = await import('../results/formats/json/schema.ts');
  const report = readReport(readText(file), file);
  if (report.violations.length === 0) {
    throw usage(
      `${file} has no counterexample to replay: its verdict is ${report.verdict}`,
      'replay a report whose verdict is violated',
    );
  }
  holdTrace(file, report.input, report.model, here.clangFlags.length > 0, readFiles);
  const options = optionsOf(report.input, here);
  const reading = readFiles ? 'included' : 'sources';
  const { program, diagnostics } = await loadProgram(report.input.files, options, () => {}, reading);
  const changed = changedSources(report.input, program.sources);
  for (const violation of report.violations) {
    const result = replayTrace(program, violation, report.model, options.stdRs);
    if (result.ok) continue;
    const why = changed.length > 0 ? ` (${changed.join(', ')} changed since)` : '';
    throw usage(
      `the counterexample in ${file} does not replay: ${result.reason}${why}`,
      'check the program again to get a new one',
    );
  }
  return {
    verdict: {
      ...report,
      boundsRequested: false,
      summary: `replayed: ${report.violations.length === 1 ? 'the violation shows' : `all ${report.violations.length} violations show`} again`,
      diagnostics: [...diagnostics, ...changed.map(changedSince)],
    },
    sources: program.sources,
    input: report.input,
  };
}

/** It still shows; but perhaps not where one looks for it. */
const changedSince = (file: string): Diagnostic => ({
  code: 'HED531',
  severity: 'warning',
  message: `${file} has changed since the trace was written; the violation still shows`,
  help: 'check the program again if the trace points to the wrong lines',
});

function readText(file: string): string {
  // A pipe might never end.
  if (existsSync(file) && !isOrdinaryFile(file))
    throw usage(
      `${file} is not an ordinary file`,
      'give the file that heddle check --format json --output wrote',
    );
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw usage(
      `cannot read ${file} (${(error as NodeJS.ErrnoException).code ?? 'error'})`,
      'give the file that heddle check --format json --output wrote',
    );
  }
}

const usage = (message: string, help: string): DiagnosticError =>
  new DiagnosticError({ code: 'HED109', severity: 'error', message, help }, EXIT.usage);
