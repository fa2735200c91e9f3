import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EngineMeasured } from './axiomatic-row.ts';
import { chart, type Line } from './chart.ts';
import { PEERS } from './sequentialize-peers.ts';
import type { RowOptions } from './sequentialize-rows.ts';

type Print = (line: string) => void;
type Answer = EngineMeasured | 'limit' | 'failed';

/** Processor seconds of one engine on one row, unless the second argument says otherwise. */
const LIMIT = 60;
/** A row that takes `sequentialize` this long should take `axiomatic` half of it. */
const LONG = 3;
const SVG = 'bench/results/axiomatic-growth.svg';

/**
 * The engine `axiomatic` beside `sequentialize`, both in the same run, and beside CBMC's and Deagle's figures: the programs of
 * bench/programs/sat under sc, tso and pso; under rc11 and relaxed, which `sequentialize` does not know; and how cost
 * grows. `npm run bench -- axiomatic [FILTER [SECONDS [THEIRS]]]`: only rows whose name has FILTER in it, or one of several
 * with commas between them (`growth` for the last part, `all` for everything); processor seconds after which a row is given up, and after which `sequentialize` is.
 *
 * Each program is compiled once before the row, by a process of its own, so that both engines find it in the cache and neither pays for clang.
 */
export function axiomaticBench(print: Print, args: readonly string[]): void {
  const [name = 'all', limit = String(LIMIT), theirs = limit] = args;
  const isAsked = (row: string): boolean =>
    name === 'all' || name.split(',').some((part) => row.includes(part));
  const failures: string[] = [];
  const assertions = { check: ['assertion'] };
  const rows = PEERS.rows.filter((row) => isAsked(row.name));
  if (rows.length > 0) {
    const heads = [
      'program and bounds',
      'expected',
      'answer',
      'variables',
      'clauses',
      'order literals',
      'rounds',
    ];
    print(head([...heads, 'conflicts', 's', 'MB', '`sequentialize` s', 'CBMC', 'Deagle'], 3));
    for (const row of rows) {
      const options = { ...row.options, ...assertions };
      measure('compile', row.file, options, limit);
      const own = measure('axiomatic', row.file, options, limit);
      const other = measure('sequentialize', row.file, options, theirs);
      print(
        cells([
          row.name,
          row.bug ? 'bug' : 'none',
          ...ours(own, limit),
          seconds(other, theirs),
          ...row.theirs,
        ]),
      );
      const failure = judge(row.bug, own, other, Number(theirs));
      if (failure !== null) failures.push(`${row.name}: ${failure}`);
    }
    print('');
  }
  const weak = PEERS.rows.filter(({ options }) => options.model === 'sc');
  const others = weak.flatMap((row) =>
    (['rc11', 'relaxed'] as const).map((model) => ({ ...row, model, name: row.name.replace(/sc$/, model) })),
  );
  const chosen = others.filter((row) => isAsked(row.name));
  if (chosen.length > 0) {
    const heads = ['program and bounds', 'answer', 'variables', 'clauses', 'order literals', 'rounds'];
    print(head([...heads, 'conflicts', 's', 'MB'], 2));
    for (const { name, file, options, model } of chosen)
      print(
        cells([
          name,
          ...ours(measure('axiomatic', file, { ...options, ...assertions, model }, limit), limit),
        ]),
      );
    print('');
  }
  if (isAsked('growth')) growth(print, limit);
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

interface Growing {
  readonly name: string;
  readonly file: string;
  readonly sizes: readonly number[];
}

const GROWING: readonly Growing[] = [
  { name: 'fib N', file: 'bench/programs/papers/fibonacci.c', sizes: [2, 3, 4, 5, 6, 7, 8] },
  { name: 'N readers of N locations', file: 'bench/programs/readers.c', sizes: [2, 4, 6, 8, 10, 12] },
  { name: 'N writers of one location', file: 'bench/programs/lastwrite.c', sizes: [2, 4, 6, 8, 10, 12] },
];

function growth(print: Print, limit: string): void {
  print(
    head(
      ['program', 'N', 'answer', 'variables', 'clauses', 'order literals', 'rounds', 'conflicts', 's', 'MB'],
      1,
    ),
  );
  const lines: Line[] = [];
  for (const { name, file, sizes } of GROWING) {
    const points: [number, number][] = [];
    for (const size of sizes) {
      const options: RowOptions = { model: 'sc', check: ['assertion'], clangFlags: [`-DN=${size}`] };
      const measured = measure('axiomatic', file, options, limit);
      print(cells([name, String(size), ...ours(measured, limit)]));
      if (typeof measured === 'string') break;
      points.push([size, measured.seconds]);
    }
    lines.push({ name, points });
  }
  writeFileSync(SVG, chart('axiomatic under sc: processor seconds by size', 'N', 's', lines));
  print(`\n${SVG}`);
}

const cells = (all: readonly string[]): string => `| ${all.join(' | ')} |`;
const head = (names: readonly string[], left: number): string =>
  `${cells(names)}\n${cells(names.map((_, i) => (i < left ? '---' : '---:')))}`;
const number = (n: number): string => n.toLocaleString('en');

function ours(m: Answer, limit: string): string[] {
  if (typeof m === 'string') return [m === 'limit' ? `> ${limit} s` : m, '', '', '', '', '', '', ''];
  const { answer, variables, clauses, orderLiterals, rounds, conflicts, megabytes } = m;
  const sizes = [variables, clauses, orderLiterals, rounds, conflicts].map(number);
  return [answer, ...sizes, seconds(m, limit), number(megabytes)];
}

const seconds = (m: Answer, limit: string): string =>
  typeof m === 'string' ? (m === 'limit' ? `> ${limit}` : m) : m.seconds.toFixed(1);

/** Starts this bundle again (scripts/run.mjs calls it main.js); the shell ends a row that takes too long. */
function measure(engine: string, file: string, options: RowOptions, limit: string): Answer {
  const bundle = fileURLToPath(new URL('main.js', import.meta.url));
  const command = [process.execPath, bundle, 'axiomatic-row', engine, file, JSON.stringify(options)];
  const child = spawnSync('sh', ['-c', 'ulimit -t "$0"; exec "$@"', limit, ...command], { encoding: 'utf8' });
  if (child.signal !== null || (child.status ?? 0) > 128) return 'limit';
  return child.status === 0 ? (JSON.parse(child.stdout) as EngineMeasured) : 'failed';
}

function judge(bug: boolean, own: Answer, other: Answer, theirs: number): string | null {
  if (typeof own === 'string') return own;
  if (own.answer === 'unknown') return own.summary;
  const clean = own.answer === 'verified' || own.answer === 'bounded';
  if (clean === bug) return `the answer is ${own.answer}`;
  if (other === 'failed') return 'sequentialize failed';
  const least = other === 'limit' ? theirs : other.seconds;
  if (least < LONG || own.seconds * 2 <= least) return null;
  return `not twice as fast as sequentialize (${own.seconds.toFixed(1)} s, ${seconds(other, String(theirs))} s)`;
}
