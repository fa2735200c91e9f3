import { EXIT, type ExitCode } from '../../base/failure.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import { exitCode } from '../../results/exit-code.ts';
import { inputOf } from '../../results/input.ts';
import type { Verdict } from '../../results/types.ts';
import type { Place } from '../../supervisor/place.ts';
import type { OutputOptions } from '../commands/flag-table.ts';
import { progressOn } from '../output/progress.ts';
import { say } from '../output/terminal.ts';
import { writeReport } from '../output/write-report.ts';
import { type CheckNews, runCheck } from './run-check.ts';

/** `heddle check`: has the check run, shows its progress, writes its answer. */
export async function checkCommand(
  files: readonly string[],
  given: CheckOptions,
  output: OutputOptions,
  place: Place,
  resume: string | null = null,
): Promise<ExitCode> {
  const options = await withBuildFlags(files, given, output.compileCommands ?? null);
  const view = progressOn(process.stderr, output.quiet);
  // In every other format, stdout is the report alone.
  const prints = output.format !== 'text' ? process.stderr : process.stdout;
  const news: CheckNews = { progress: view.show, print: (text) => say(prints, text) };
  const { verdict, sources, why } = await runCheck(files, options, place, news, resume).finally(view.end);
  await writeReport(verdict, sources, () => inputOf(files, options, sources), output);
  if (why === 'interrupted') return EXIT.interrupted;
  return output.baseline ? exitBy(output.baseline, verdict) : exitCode(verdict);
}

/** With `--compile-commands`, the flags of the build come first. */
async function withBuildFlags(
  files: readonly string[],
  options: CheckOptions,
  folder: string | null,
): Promise<CheckOptions> {
  if (folder === null) return options;
  const { flagsFromBuild } = await import('../project/compile-commands.ts');
  return { ...options, clangFlags: [...flagsFromBuild(folder, files), ...options.clangFlags] };
}

/** Known violations are no failure; what is not decided is. */
async function exitBy(file: string, verdict: Verdict): Promise<ExitCode> {
  const { readBaseline, writeBaseline } = await import('../project/baseline.ts');
  const baseline = readBaseline(file);
  if (baseline === null) {
    say(process.stderr, `${writeBaseline(file, verdict.violations)}\n`);
    return verdict.verdict === 'violated' ? EXIT.ok : exitCode(verdict);
  }
  say(process.stderr, `${baseline.told(verdict)}\n`);
  return verdict.verdict === 'violated' && baseline.fresh(verdict) === 0 ? EXIT.ok : exitCode(verdict);
}
