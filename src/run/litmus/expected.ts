import { DiagnosticError, EXIT } from '../../base/failure.ts';
import { listed, usageError } from '../../base/options/option-values.ts';
import { isThere } from '../../host/files.ts';
import { basename, dirname, resolve } from '../../host/paths.ts';
import type { LitmusResult } from '../../results/formats/other-commands/herd.ts';
import type { Comparison } from '../../results/formats/other-commands/litmus-report.ts';
import { isFolder, readInput } from './files.ts';

/**
 * Known answers: a CSV with a column `file` and one column a model. A file name is meant from the CSV's own folder,
 * or from one of the folders that the user named. An empty cell is no answer.
 */
export interface Expected {
  readonly csv: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

interface Row {
  readonly file: string;
  /** Where the file may be. */
  readonly paths: readonly string[];
  readonly answers: ReadonlyMap<string, boolean>;
}

export function readExpected(csv: string, inputs: readonly string[]): Expected {
  const folders = [dirname(csv), ...inputs.filter(isFolder)];
  const lines = readInput(csv).split(/\r?\n/);
  const [first, ...columns] = cells(lines[0]);
  if (first !== 'file' || columns.length === 0)
    throw csvError(csv, 1, `expected a first line 'file,MODEL,…', found '${lines[0]}'`);
  const rows = lines.flatMap((line, i): Row[] => {
    if (i === 0 || line.trim() === '') return [];
    const [file, ...values] = cells(line);
    if (values.length !== columns.length)
      throw csvError(csv, i + 1, `expected ${columns.length + 1} cells, found ${values.length + 1}`);
    const answers = new Map<string, boolean>();
    for (const [k, value] of values.entries()) {
      if (value !== '' && value !== '0' && value !== '1')
        throw csvError(csv, i + 1, `expected 0, 1 or nothing for ${columns[k]}, found '${value}'`);
      if (value !== '') answers.set(columns[k], value === '1');
    }
    return [{ file, paths: folders.map((folder) => resolve(folder, file)), answers }];
  });
  return { csv, columns, rows };
}

const cells = (line: string): string[] => line.split(',').map((cell) => cell.trim());

function csvError(file: string, line: number, message: string): DiagnosticError {
  const help = 'the first line names the columns: file, and one a model; then a line a test with 0 or 1';
  const at = { file, line, column: 1 };
  return new DiagnosticError({ code: 'HED142', severity: 'error', message, at, help }, EXIT.usage);
}

/** The column of a model; of `FILE.cat` also without its folder and ending. */
export function columnOf(expected: Expected, model: string): string {
  const names = [model, basename(model), basename(model, '.cat')];
  const column = names.find((name) => expected.columns.includes(name));
  if (column !== undefined) return column;
  throw usageError(
    'HED143',
    `${expected.csv} has no answers for model ${model}`,
    `its columns are ${listed(expected.columns)}: choose one with --model`,
  );
}

/** The known answer of a test, or undefined. */
export function answerOf(expected: Expected, { file, model }: LitmusResult): boolean | undefined {
  const path = resolve(file);
  const column = columnOf(expected, model);
  return expected.rows.find((row) => row.paths.includes(path))?.answers.get(column);
}

/** `run`: all tests that were tried; only those with a result are compared. */
export function compare(
  expected: Expected,
  results: readonly LitmusResult[],
  run: readonly string[],
): Comparison {
  const different: { file: string; expected: boolean; got: boolean }[] = [];
  let unanswered = 0;
  for (const result of results) {
    const answer = answerOf(expected, result);
    if (answer === undefined) unanswered++;
    else if (answer !== result.holds)
      different.push({ file: result.file, expected: answer, got: result.holds });
  }
  const tried = new Set(run.map((file) => resolve(file)));
  const missing = expected.rows
    .filter(({ paths }) => !paths.some((path) => tried.has(path) || isThere(path)))
    .map((row) => row.file);
  const agreeing = results.length - unanswered - different.length;
  return { expected: expected.csv, agreeing, different, missing, unanswered };
}
