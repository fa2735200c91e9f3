import { readFileSync } from 'node:fs';
import type { ExitCode } from '../base/failure.ts';
import { replayFile } from '../index.ts';
import { exitCode } from '../results/exit-code.ts';
import { readReport } from '../results/schema.ts';
import type { Job } from './program.ts';
import { writeReport } from './write-report.ts';

/** `heddle replay`: runs a saved counterexample again and shows it. Its JSON can be replayed in turn. */
export async function replayCommand({
  file,
  options,
  own,
  output,
}: Extract<Job, { command: 'replay' }>): Promise<ExitCode> {
  const { verdict, sources } = await replayFile(file, options, own);
  writeReport(verdict, sources, () => readReport(readFileSync(file, 'utf8'), file).input, output);
  return exitCode(verdict);
}
