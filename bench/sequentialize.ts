import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PEERS } from './sequentialize-peers.ts';
import type { Measured } from './sequentialize-row.ts';
import { type Row, SEED_TABLES, type Table } from './sequentialize-rows.ts';

type Print = (line: string) => void;

/** Processor seconds of a row, unless the second argument says otherwise. */
const LIMIT = 300;
/** Goal: the part of the paper's variables and clauses that ours have at the same bounds. */
const SIZE = 1 / 10;

/**
 * The engine `sequentialize` beside the figures of Inverso and Trubiani (PPoPP 2020) and LazySMA (Tomasco et al., FMCAD 2016) and of other tools. `npm run bench -- sequentialize
 * [FILTER [SECONDS]]`: only rows whose title or name has FILTER in it; processor seconds after which a row is given up.
 * Each row is a process of its own. Times are processor time, which a busy machine changes less than the clock.
 */
export function sequentializeBench(print: Print, args: readonly string[]): void {
  const [filter = '', limit = String(LIMIT)] = args;
  const failures: string[] = [];
  for (const table of [...SEED_TABLES, PEERS]) {
    const rows = table.rows.filter((row) => `${table.title} ${row.name}`.includes(filter));
    if (rows.length === 0) continue;
    print(`## ${table.title}\n`);
    for (const line of head(table)) print(line);
    for (const row of rows) {
      const measured = measure(row, Number(limit));
      print(cells([row.name, row.bug ? 'bug' : 'none', ...ours(measured, limit), ...row.theirs]));
      const failure = judge(row, measured);
      if (failure !== null) failures.push(`${row.name}: ${failure}`);
    }
    print('');
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

const cells = (all: readonly string[]): string => `| ${all.join(' | ')} |`;

function head(table: Table): string[] {
  const own = ['variables', 'clauses', 'encode s', 'solve s + further questions', 'MB'];
  const heads = ['program and bounds', 'expected', 'answer', ...own, ...table.theirs];
  return [cells(heads), cells(heads.map((_, n) => (n < 3 ? '---' : '---:')))];
}

function ours(m: Measured | string, limit: string): string[] {
  if (typeof m === 'string') return [m === 'limit' ? `> ${limit} s` : m, '', '', '', '', ''];
  const number = (n: number): string => n.toLocaleString('en');
  const time = (s: number): string => s.toFixed(s < 10 ? 2 : 1);
  return [
    m.answer,
    number(m.variables),
    number(m.clauses),
    time(m.encode),
    `${time(m.first)} + ${time(m.others)}`,
    number(m.megabytes),
  ];
}

/**
 * Starts this bundle again (scripts/run.mjs calls it main.js), with another suite. The shell's limit on processor time
 * ends a row that takes too long, whatever it is doing.
 */
function measure(row: Row, limit: number): Measured | string {
  const bundle = fileURLToPath(new URL('main.js', import.meta.url));
  const command = [process.execPath, bundle, 'sequentialize-row', row.file, JSON.stringify(row.options)];
  const child = spawnSync('sh', ['-c', 'ulimit -t "$0"; exec "$@"', String(limit), ...command], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (child.signal !== null) return 'limit';
  if (child.status !== 0) return child.stderr.split('\n').find((line) => line.includes('Error')) ?? 'failed';
  return JSON.parse(child.stdout) as Measured;
}

function judge(row: Row, m: Measured | string): string | null {
  if (typeof m === 'string') return m === 'limit' ? 'no answer within the limit' : m;
  const clean = m.answer === 'verified' || m.answer === 'bounded';
  if (m.answer === 'unknown') return m.summary;
  if (clean === row.bug) return row.bug ? 'the bug is not found' : `a bug is found: ${m.summary}`;
  if (row.formula === undefined) return null;
  const [variables, clauses] = row.formula;
  const small = m.variables <= SIZE * variables * 1e6 && m.clauses <= SIZE * clauses * 1e6;
  return small ? null : 'the formula has more than a tenth of the variables or clauses of the paper';
}
