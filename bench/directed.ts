import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DirectedMeasured } from './directed-row.ts';

type Print = (line: string) => void;

interface Row {
  readonly name: string;
  readonly file: string;
  /** The macro that sets the size. */
  readonly macro: string;
  readonly flags?: readonly string[];
  readonly sizes: Readonly<Record<'sc' | 'tso', readonly number[]>>;
  /** Largest sizes in the seed's Table 1: CDSChecker, CheckFence, Nidhugg and SATCheck under sc, SATCheck under tso. */
  readonly theirs: readonly string[];
}

/** The programs of section 10 of the seed, small to the sizes of its Table 1. */
const ROWS: readonly Row[] = [
  {
    name: 'CAS spinlock, 2 threads × N',
    file: 'cas-spinlock.c',
    macro: 'N',
    sizes: { sc: [10, 50, 100, 250], tso: [10, 50, 100] },
    theirs: ['8', '40', '8', '250', '100'],
  },
  {
    name: 'CAS spinlock, N threads × 1',
    file: 'cas-spinlock.c',
    macro: 'THREADS',
    flags: ['-DN=1'],
    sizes: { sc: [5, 10, 20, 40, 90], tso: [5, 10] },
    theirs: ['', '', '', '90', ''],
  },
  {
    name: 'MSQueue',
    file: 'msqueue.c',
    macro: 'N',
    sizes: { sc: [2, 4, 8, 13], tso: [2, 4, 8, 13] },
    theirs: ['7', '8', '8', '13', '13'],
  },
  {
    name: 'MSQueue, tagged pointers',
    file: 'msqueue-tagged.c',
    macro: 'N',
    sizes: { sc: [2, 4, 8], tso: [2, 4] },
    theirs: ['', '', '', '', ''],
  },
  {
    name: 'Linux RW lock',
    file: 'linux-rwlock.c',
    macro: 'N',
    sizes: { sc: [4, 8, 12, 20], tso: [4, 8, 12, 20] },
    theirs: ['7', '15', '6', '20', '20'],
  },
  {
    name: 'Dekker',
    file: 'dekker.c',
    macro: 'N',
    sizes: { sc: [4, 8, 16, 30], tso: [4, 8, 12, 40] },
    theirs: ['5', '10', '5', '30', '40'],
  },
  {
    name: 'Seqlock',
    file: 'seqlock.c',
    macro: 'N',
    sizes: { sc: [5, 10, 20, 30, 60], tso: [5, 10, 30, 60] },
    theirs: ['3', '25', '3', '60', '60'],
  },
];

const LIMIT = 600;
const FOLDER = 'bench/programs/directed';

/**
 * The engine `directed` on the seed's programs, and independence: two phases against each alone, beside `explore`.
 * `npm run bench -- directed [FILTER [SECONDS [LARGEST]]]`: rows whose name has FILTER in it; processor seconds after
 * which a row is given up; no sizes above LARGEST.
 */
export function directedBench(print: Print, args: readonly string[]): void {
  const [filter = '', limit = String(LIMIT), largest = '1000'] = args;
  const rows = ROWS.filter(({ name }) => name.includes(filter));
  if (rows.length > 0) {
    const counts = ['answer', 'runs', 'solver calls', 'variables', 'clauses', 's', 'MB'];
    print(
      head(
        ['program', 'model', 'N', ...counts, 'CDSChecker', 'CheckFence', 'Nidhugg', 'SATCheck sc, tso'],
        2,
      ),
    );
    for (const { name, file, macro, flags = [], sizes, theirs } of rows)
      for (const model of ['sc', 'tso'] as const)
        for (const size of sizes[model]) {
          if (size > Number(largest)) continue;
          const measured = measure(
            ['directed', `${FOLDER}/${file}`, model, `-D${macro}=${size}`, ...flags],
            limit,
          );
          const [cds, checkFence, nidhugg, sc, tso] = theirs;
          print(
            cells([
              name,
              model,
              String(size),
              ...ours(measured, limit),
              cds,
              checkFence,
              nidhugg,
              `${sc}, ${tso}`,
            ]),
          );
          if (typeof measured === 'string') break;
        }
    print('');
  }
  if (filter === '' || filter === 'phases') phases(print, limit);
}

/** Independent phases cost their sum: runs and nodes here, executions in `explore`. */
function phases(print: Print, limit: string): void {
  print(head(['phases', 'N', 'directed: runs', 's', 'explore: executions', 's'], 1));
  for (const size of [2, 3, 4])
    for (const [name, ...flags] of [['queue', '-DQUEUE'], ['stack', '-DSTACK'], ['queue, then stack']]) {
      const [own, other] = (['directed', 'explore'] as const).map((engine) =>
        measure([engine, `${FOLDER}/phases.c`, 'sc', `-DN=${size}`, ...flags], limit),
      );
      const both = [own, other].flatMap((m) =>
        typeof m === 'string' ? [`> ${limit} s`, ''] : [number(m.executions), m.seconds.toFixed(2)],
      );
      print(cells([name, String(size), ...both]));
    }
}

const cells = (all: readonly string[]): string => `| ${all.join(' | ')} |`;
const head = (names: readonly string[], left: number): string =>
  `${cells(names)}\n${cells(names.map((_, i) => (i < left ? '---' : '---:')))}`;
const number = (n: number): string => n.toLocaleString('en');

function ours(m: DirectedMeasured | 'limit' | 'failed', limit: string): string[] {
  if (typeof m === 'string') return [m === 'limit' ? `> ${limit} s` : m, '', '', '', '', '', ''];
  const counts = [m.executions, m.solverCalls, m.variables, m.clauses].map(number);
  return [m.answer, ...counts, m.seconds.toFixed(1), number(m.megabytes)];
}

/** Starts this bundle again (scripts/run.mjs calls it main.js); the shell ends a row that takes too long. */
function measure(args: readonly string[], limit: string): DirectedMeasured | 'limit' | 'failed' {
  const bundle = fileURLToPath(new URL('main.js', import.meta.url));
  const command = [process.execPath, bundle, 'directed-row', ...args];
  const child = spawnSync('sh', ['-c', 'ulimit -t "$0"; exec "$@"', limit, ...command], { encoding: 'utf8' });
  if (child.signal !== null || (child.status ?? 0) > 128) return 'limit';
  return child.status === 0 ? (JSON.parse(child.stdout) as DirectedMeasured) : 'failed';
}
