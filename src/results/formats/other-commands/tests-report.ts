import picocolors from 'picocolors';
import { INTERLEAVING_MODEL } from '../../../base/models.ts';
import { version } from '../../../base/version.ts';
import { visible, visibleJson } from '../../../base/visible.ts';
import type { Input } from '../../input.ts';
import { isStuck } from '../../kinds.ts';
import type { History, HistoryCall, TestAnswer, TestsRun } from '../../tests.ts';
import { reportOf, SCHEMA_VERSION } from '../json/json.ts';
import { textReport } from '../text/text.ts';
import { kindName } from '../text/text-explain.ts';
import type { TraceStyle } from '../text/text-trace.ts';
import { wrap } from '../text/text-width.ts';

/** The reports of `heddle test`: for people, a table of the tests and what is wrong with those that fail; and as JSON. */

/** History and execution of one test that failed. */
export function failedTest(answer: TestAnswer, style: TraceStyle): string {
  const colors = picocolors.createColors(style.color);
  const { verdict, history } = answer;
  const title = `${answer.name === '' ? '' : `${answer.name} `}${answer.test}`;
  const where = answer.serially ? ', although its operations run one after the other' : '';
  const head = colors.bold(
    `test ${title} ${verdict.verdict === 'violated' ? `fails${where}` : 'is unknown'}`,
  );
  const parts = [
    head,
    ...(history === null ? [] : [historyText(history, style)]),
    textReport(verdict, style),
  ];
  return parts.join('\n\n');
}

const callText = ({ operation, arguments: given }: HistoryCall): string =>
  `${operation}(${given.join(', ')})`;

const resultText = (results: readonly string[] | null, isMade = true): string =>
  !isMade
    ? ' is not called'
    : results === null
      ? ' does not return'
      : results.length === 0
        ? ''
        : ` → ${results.join(', ')}`;

function historyText(history: History, { color }: TraceStyle): string {
  const { calls, closest } = history;
  const colors = picocolors.createColors(color);
  const threads = Math.max(...calls.map(({ thread }) => thread));
  const column = (t: number): string[] =>
    calls
      .filter(({ thread }) => thread === t)
      .map((call) => `${callText(call)}${resultText(call.results, call.isMade)}`);
  const columns = Array.from({ length: threads + 1 }, (_, t) => [
    t === 0 ? 'main' : `T${t}`,
    ...column(t),
  ]).filter((one) => one.length > 1);
  const lines = ['What the operations gave:', '', ...table(columns), '', ...whyText(history)];
  if (closest.length === 0) return [...lines, 'No serial execution has these arguments.'].join('\n');
  const orders = closest.map(({ order, results, differs, pending = [] }, k) => [
    `order ${k + 1}`,
    ...order.map(
      (call, i) => `${i === differs ? '✗ ' : '  '}${callText(calls[call])}${resultText(results[i])}`,
    ),
    ...pending.map(
      (call) => `${differs === order.length ? '✗ ' : '  '}${callText(calls[call])}${resultText(null)}`,
    ),
  ]);
  return [...lines, '', ...table(orders).map((line) => line.replaceAll('✗', colors.red('✗')))].join('\n');
}

function whyText({ calls, closest, commits, uncommitted = [] }: History): string[] {
  if (calls.some(({ results }) => results === null))
    return [
      'No serial order leaves exactly these calls waiting. The closest ones, with the first difference marked:',
    ];
  if (uncommitted.length > 0)
    return [
      `${uncommitted.map((call) => callText(calls[call])).join(', ')} came to no heddle_commit, and so has no place in the order: every way through an operation needs one.`,
      'Serial orders that come closest, with the first difference marked:',
    ];
  if (commits === undefined)
    return ['No serial order gives that. The closest ones, with the first difference marked:'];
  const text = commits.map((call) => callText(calls[call])).join(', ');
  if (isContrary(commits, calls))
    return [`The commit points come in the order ${text}, which contradicts the order of a thread.`];
  const isElsewhere = closest.some(({ differs }) => differs < 0);
  return [
    `The commit points come in the order ${text}; serially that gives something else (the first difference is marked).`,
    isElsewhere
      ? 'Another serial order gives these results: the commit point is wrong, not the data type.'
      : 'No serial order gives these results.',
  ];
}

/** Calls of one thread commit the other way round. */
const isContrary = (commits: readonly number[], calls: readonly HistoryCall[]): boolean =>
  commits.some((call, i) =>
    commits.slice(0, i).some((before) => calls[before].thread === calls[call].thread && before > call),
  );

function table(columns: readonly (readonly string[])[]): string[] {
  const widths = columns.map((cells) => Math.max(...cells.map((cell) => visible(cell).length)));
  const height = Math.max(...columns.map((cells) => cells.length));
  const row = (i: number): string =>
    columns
      .map((cells, c) => visible(cells[i] ?? '').padEnd(widths[c]))
      .join('   ')
      .trimEnd();
  return [
    row(0),
    widths.map((width) => '─'.repeat(width)).join('   '),
    ...Array.from({ length: height - 1 }, (_, i) => row(i + 1)),
  ].map((line) => `  ${line}`);
}

const SERIAL_LEGEND =
  '  serial: how many different results the calls have in how many orders, one after the other';

/** The table over all tests, and the last line. */
export function testsSummary(run: TestsRun, { color, width }: Pick<TraceStyle, 'color' | 'width'>): string {
  const colors = picocolors.createColors(color);
  const cells = [
    ['test', ...run.tests.map(({ name }) => name)],
    ['client', ...run.tests.map(({ test }) => test)],
    ['serial', ...run.tests.map(({ serial }) => `${serial.observations} of ${serial.orders}`)],
    ['search', ...run.tests.map(sizeText)],
    ['seconds', ...run.tests.map(({ verdict }) => verdict.stats.wallSeconds.toFixed(2))],
    ['verdict', ...run.tests.map(answerText)],
  ].filter(([, ...rest]) => rest.some((cell) => cell !== ''));
  const lines = [
    ...wrap(`${visible(run.file)}: ${run.criterion}, model ${run.model}, engine ${run.engine}`, width, '  '),
    '',
    ...table(cells),
    ...(run.tests.length === 0 ? [] : wrap(SERIAL_LEGEND, width, '    ')),
    ...(run.notRun > 0
      ? [`  ${run.notRun} more ${run.notRun === 1 ? 'test was' : 'tests were'} not run`]
      : []),
    ...run.assumptions.flatMap((text) => wrap(`  assumed: ${visible(text)}`, width, '    ')),
    ...[...waitingHint(run), ...fencesHint(run)].flatMap((line) => wrap(line, width)),
    '',
    lastLine(run, colors),
  ];
  return `${lines.join('\n')}\n`;
}

/** A call that waits with nobody else there: it may be meant to. */
function waitingHint({ tests }: TestsRun): string[] {
  const waits = tests.some(
    ({ verdict, serially }) => serially && verdict.violations.some(({ kind }) => isStuck(kind)),
  );
  return waits
    ? [
        '',
        'A call waits although no other runs. If its operation is meant to wait for others, say so with a ! behind it: HEDDLE_OP(t, take, "!") or --ops t=take!',
      ]
    : [];
}

/** A test that fails in an execution that is no interleaving may lack a fence. */
function fencesHint({ tests }: TestsRun): string[] {
  const isWeak = tests.some(
    ({ verdict, serially }) =>
      !serially && verdict.violations.some((one) => one.executionNotUnder?.includes(INTERLEAVING_MODEL)),
  );
  return isWeak
    ? [
        '',
        'If it passes with --model sc: heddle fences with the same arguments looks for the missing fences and orders.',
      ]
    : [];
}

function sizeText({ verdict: { verdict, stats } }: TestAnswer): string {
  if (stats.clauses > 0) return `${stats.clauses.toLocaleString('en')} clauses`;
  if (verdict === 'violated' && stats.executions === 0) return 'first execution';
  return `${stats.executions.toLocaleString('en')} ${stats.executions === 1 ? 'execution' : 'executions'}`;
}

function answerText({ verdict, serially }: TestAnswer): string {
  if (verdict.verdict === 'verified') return 'passes';
  if (verdict.verdict !== 'violated') return verdict.verdict;
  const { kind } = verdict.violations[0];
  return `FAILS: ${kind === 'not-serial' ? 'no serial order' : kindName(kind)}${serially ? ', serially' : ''}`;
}

/** Of all tests together: violated before unknown before bounded before verified. */
export function overall(run: TestsRun): 'verified' | 'bounded' | 'violated' | 'unknown' {
  const has = (word: string): boolean => run.tests.some(({ verdict }) => verdict.verdict === word);
  if (has('violated')) return 'violated';
  if (has('unknown') || run.notRun > 0 || run.tests.length === 0) return 'unknown';
  return has('bounded') ? 'bounded' : 'verified';
}

function lastLine(run: TestsRun, colors: ReturnType<typeof picocolors.createColors>): string {
  const failed = run.tests.filter(({ verdict }) => verdict.verdict === 'violated');
  const count = `${run.tests.length} ${run.tests.length === 1 ? 'test' : 'tests'}`;
  switch (overall(run)) {
    case 'verified':
      return `${colors.green(colors.bold('VERIFIED'))} ${count}`;
    case 'bounded':
      return `${colors.yellow(colors.bold('BOUNDED'))} no test fails within the bounds, of ${count}`;
    case 'violated':
      return `${colors.red(colors.bold('VIOLATED'))} ${failed.map(({ test }) => test).join(', ')}`;
    case 'unknown':
      return `${colors.yellow(colors.bold('UNKNOWN'))} no test fails, but not all have an answer`;
  }
}

/** The value that `--format json` writes; each test is a report of `check` with its history. */
export function testsJson(run: TestsRun, input: Input): string {
  const tests = run.tests.map(({ name, test, serially, serial, history, verdict }) => {
    const { heddle: _heddle, schemaVersion: _version, input: _input, ...report } = reportOf(verdict, input);
    return { name, test, serially, serial, history, ...report };
  });
  const { file, model, engine, criterion, assumptions, notRun } = run;
  return visibleJson({
    heddle: version(),
    schemaVersion: SCHEMA_VERSION,
    verdict: overall(run),
    file,
    model,
    engine,
    criterion,
    assumptions,
    tests,
    notRun,
    input,
  });
}
