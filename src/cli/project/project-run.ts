import { DiagnosticError, EXIT, type ExitCode } from '../../base/failure.ts';
import { usageError } from '../../base/options/option-values.ts';
import { exitCode } from '../../results/exit-code.ts';
import { inputOf } from '../../results/input.ts';
import { startThread } from '../../supervisor/thread-place.ts';
import type { OutputOptions } from '../commands/flag-table.ts';
import { type Checked, runCheck } from '../jobs/run-check.ts';
import { unfinished } from '../jobs/unfinished.ts';
import { write } from '../output/output.ts';
import { progressOn } from '../output/progress.ts';
import { saveTraces } from '../output/save-traces.ts';
import { showDiagnostic, sourceOf } from '../output/show-diagnostic.ts';
import { plainStyle, styleFor } from '../output/style.ts';
import { readConfig, type Task } from './config.ts';
import { isProjectFormat, PROJECT_FORMATS, type Row } from './project-report.ts';

/** `heddle check` without files: all checks of the config, several at a time; one table, and a file for CI if it is asked for. */
export async function projectCommand(output: OutputOptions): Promise<ExitCode> {
  const { format } = output;
  const wrong = [format, ...(output.also ?? []).map(([name]) => name)].find((name) => !isProjectFormat(name));
  if (!isProjectFormat(format) || wrong !== undefined)
    throw usageError(
      'HED102',
      `--format ${wrong} shows one check, and without files all checks of the config run`,
      `name the files of one check, or take --format ${Object.keys(PROJECT_FORMATS).join(', ')}`,
    );
  const project = readConfig();
  const view = progressOn(process.stderr, output.quiet);
  const rows: Row[] = [];
  let next = 0;
  let interrupted = false;
  const work = async (): Promise<void> => {
    while (next < project.tasks.length && !interrupted) {
      const index = next++;
      rows[index] = await rowOf(project.tasks[index], output);
      interrupted ||= rows[index].interrupted;
      const done = rows.filter((row) => row !== undefined).length;
      view.show({ done, total: project.tasks.length, text: `${done} of ${project.tasks.length} checks` });
    }
  };
  await Promise.all(Array.from({ length: project.parallel }, work)).finally(view.end);
  const told = rows.filter((row) => row !== undefined);
  const style =
    output.output === null ? styleFor(process.stdout, output.color, new Map()) : plainStyle(new Map());
  write(PROJECT_FORMATS[format](told, style), output.output);
  if (output.output !== null && format !== 'text')
    write(PROJECT_FORMATS.text(told, styleFor(process.stdout, output.color, new Map())), null);
  for (const [name, file] of output.also ?? [])
    if (isProjectFormat(name)) write(PROJECT_FORMATS[name](told, plainStyle(new Map())), file);
  if (project.junit !== null) write(PROJECT_FORMATS.junit(told, plainStyle(new Map())), project.junit);
  if (project.sarif !== null) write(PROJECT_FORMATS.sarif(told, plainStyle(new Map())), project.sarif);
  return interrupted ? EXIT.interrupted : worst(told);
}

async function rowOf(task: Task, output: OutputOptions): Promise<Row> {
  const place = startThread();
  const start = performance.now();
  try {
    const checked = await runCheck(task.files, task.options, place, {});
    return rowFor(task, checked, output);
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    const { diagnostic, exit, source } = error;
    showDiagnostic(diagnostic, output.color, sourceOf(diagnostic, source, task.files));
    const wallSeconds = (performance.now() - start) / 1000;
    const verdict = unfinished(task.options, diagnostic.message, [diagnostic], { wallSeconds });
    return rowFor(task, { verdict, sources: new Map(), why: null }, output, exit);
  } finally {
    await place.end();
  }
}

function rowFor(
  task: Task,
  { verdict, sources, why }: Checked,
  output: OutputOptions,
  exit = exitCode(verdict),
): Row {
  const input = inputOf(task.files, task.options, sources);
  const saved = output.save ? saveTraces(verdict, input, output.color) : new Map<string, string>();
  const passed = task.expect === 'violated' ? verdict.verdict === 'violated' : exit === EXIT.ok;
  const failed = exit === EXIT.ok ? EXIT.violated : exit;
  return {
    name: task.name,
    expect: task.expect,
    exit: passed ? EXIT.ok : failed,
    interrupted: why === 'interrupted',
    verdict,
    input,
    sources,
    saved,
  };
}

/** What is certain counts more than what is not known. */
function worst(rows: readonly Row[]): ExitCode {
  const order = [EXIT.violated, EXIT.compile, EXIT.usage, EXIT.unknown] as const;
  return order.find((code) => rows.some(({ exit }) => exit === code)) ?? EXIT.ok;
}
