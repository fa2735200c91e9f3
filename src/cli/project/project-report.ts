import type { ExitCode } from '../../base/failure.ts';
import { version } from '../../base/version.ts';
import { visible, visibleJson } from '../../base/visible.ts';
import type { Answer } from '../../results/answer.ts';
import type { FormatName } from '../../results/formats/formats.ts';
import { reportOf, SCHEMA_VERSION } from '../../results/formats/json/json.ts';
import { junitReport } from '../../results/formats/junit.ts';
import { escapeMarkdown, markdownReport } from '../../results/formats/markdown.ts';
import { sarifReport } from '../../results/formats/sarif.ts';
import { textReport } from '../../results/formats/text/text.ts';
import type { TraceStyle } from '../../results/formats/text/text-trace.ts';
import { displayWidth, padTo } from '../../results/formats/text/text-width.ts';
import type { Verdict } from '../../results/types.ts';

/** The answers of a whole project: a row for each check. */
export interface Row extends Omit<Answer, 'style'> {
  readonly name: string;
  readonly expect: 'verified' | 'violated';
  /** 0: as expected. */
  readonly exit: ExitCode;
  readonly interrupted: boolean;
  readonly verdict: Verdict;
  readonly saved: ReadonlyMap<string, string>;
}

type Render = (rows: readonly Row[], style: TraceStyle) => string;

const withStyle = (row: Row, style: TraceStyle): Answer => ({
  ...row,
  style: { ...style, sources: row.sources, saved: row.saved },
});

export const PROJECT_FORMATS = {
  text: projectText,
  json: (rows) =>
    visibleJson({
      heddle: version(),
      schemaVersion: SCHEMA_VERSION,
      checks: rows.map(({ name, expect, exit, verdict, input }) => ({
        name,
        expect,
        passed: exit === 0,
        report: reportOf(verdict, input),
      })),
    }),
  junit: (rows, style) =>
    junitReport(rows.map((row) => ({ ...withStyle(row, style), name: row.name, passed: row.exit === 0 }))),
  sarif: (rows, style) => {
    const [first, ...others] = rows.map(
      (row) => JSON.parse(sarifReport(withStyle(row, style))) as { runs: object[] },
    );
    return visibleJson({ ...first, runs: [first, ...others].flatMap(({ runs }) => runs) });
  },
  markdown: (rows, style) =>
    [
      '| check | model | answer | |',
      '| --- | --- | --- | --- |',
      ...rows.map(
        ({ name, verdict, exit }) =>
          `| ${escapeMarkdown(visible(name))} | ${escapeMarkdown(verdict.model)} | ${verdict.verdict} | ${exit === 0 ? '✅' : '❌'} |`,
      ),
      '',
      ...rows.filter(({ exit }) => exit !== 0).map((row) => markdownReport(withStyle(row, style))),
    ].join('\n'),
} as const satisfies Partial<Record<FormatName, Render>>;

export const isProjectFormat = (format: FormatName): format is keyof typeof PROJECT_FORMATS =>
  Object.hasOwn(PROJECT_FORMATS, format);

/** The stories of what is not as expected, then the table, then one line for scripts. */
function projectText(rows: readonly Row[], style: TraceStyle): string {
  const failed = rows.filter(({ exit }) => exit !== 0);
  const stories = failed
    .filter(({ verdict }) => verdict.violations.length > 0)
    .map(
      (row) =>
        `== ${visible(row.name)}, ${row.verdict.model}\n\n${textReport(row.verdict, withStyle(row, style).style)}`,
    );
  const cells = rows.map((row) => [
    visible(row.name),
    visible(row.verdict.model),
    answerOf(row),
    `${row.verdict.stats.wallSeconds.toFixed(1)} s`,
  ]);
  const head = ['check', 'model', 'answer', 'time'];
  const widths = head.map((title, i) =>
    Math.max(...[title, ...cells.map((line) => line[i])].map(displayWidth)),
  );
  const table = [head, ...cells].map((line) =>
    line
      .map((cell, i) => padTo(cell, widths[i]))
      .join('  ')
      .trimEnd(),
  );
  return [...stories, table.join('\n'), '', lastLine(rows, failed), ''].join('\n');
}

const answerOf = ({ verdict, exit, expect }: Row): string =>
  `${verdict.verdict}${exit === 0 ? (expect === 'violated' ? ', as expected' : '') : expect === 'violated' ? ', but violated is expected' : verdict.verdict === 'bounded' ? ' by a bound nobody asked for' : ''}`;

function lastLine(rows: readonly Row[], failed: readonly Row[]): string {
  const all = `${rows.length} ${rows.length === 1 ? 'check' : 'checks'}`;
  if (failed.length === 0) return `VERIFIED ${all}`;
  const word = failed.some(({ exit }) => exit === 10) ? 'VIOLATED' : 'UNKNOWN';
  return `${word} ${failed.length} of ${all} ${failed.length === 1 ? 'is' : 'are'} not as expected`;
}
