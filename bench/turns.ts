import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'tsdown';
import { ROWS as WHOLE } from './explore.ts';
import { ROWS as STRUCTURES } from './explore-cdschecker.ts';
import { ROWS as REDUCED } from './explore-reductions.ts';
import { PEERS } from './sequentialize-peers.ts';
import { SEED_TABLES } from './sequentialize-rows.ts';

/**
 * `npm run bench -- turns OLD NEW [FILTER [RUNS]]`: two source trees search all rows of the suites `explore` and
 * `sequentialize` (FILTER: a regular expression of their names), taking turns, so that noise meets both alike; each turn is a process (turns-row.ts). For each row the
 * least processor time of a search of each, the ratio, and whether verdict and counters are the same (executions, blocked,
 * events; variables and clauses). Rows under SHORT seconds get RUNS turns or as many as it takes until neither least
 * time has fallen by a percent in three turns; longer ones fewer, and so do those in which the new tree is faster by far.
 */
interface Row {
  readonly name: string;
  readonly file: string;
  readonly engine: 'explore' | 'sequentialize';
  readonly options: object;
}

const PROGRAMS = 'bench/programs';
/** Reductions that came later: off, where the other build has not got them. */
const LATER = { retries: 'off', barriers: 'off', locks: 'off' } as const;
const OFF = { symmetry: 'off', commuting: 'off', classes: 'off' } as const;
const REDUCTIONS: readonly (readonly [string, object])[] = [
  ['none', OFF],
  ['symmetry', { ...OFF, symmetry: 'on' }],
  ['commuting', { ...OFF, commuting: 'on' }],
  ['classes', { ...OFF, classes: 'on' }],
  ['all', {}],
];

const ROWS: readonly Row[] = [
  ...WHOLE.map(({ file, flags, model }) => explore(file, flags, { model, check: ['assertion'], ...OFF }, '')),
  ...REDUCED.flatMap(([file, flags]) =>
    (['sc', 'rc11'] as const).flatMap((model) =>
      REDUCTIONS.map(([name, on]) =>
        explore(file, flags, { model, check: ['assertion'], ...on }, `, reductions: ${name}`),
      ),
    ),
  ),
  ...STRUCTURES.flatMap(([file, flags]) =>
    (['rc11', 'c11'] as const).map((model) =>
      explore(`structures/${file}`, flags, { model }, ', all checks'),
    ),
  ),
  ...[...SEED_TABLES, PEERS].flatMap(({ rows }) =>
    rows.map(
      ({ name, file, options }): Row => ({
        name: `sequentialize ${name}`,
        file,
        engine: 'sequentialize',
        options: { ...LATER, ...options },
      }),
    ),
  ),
];

function explore(
  file: string,
  clangFlags: readonly string[],
  options: { readonly model: string; readonly check?: readonly string[] },
  more: string,
): Row {
  return {
    name: ['explore', file, ...clangFlags, options.model].join(' ') + more,
    file: `${PROGRAMS}/${file}`,
    engine: 'explore',
    options: { ...LATER, ...options, clangFlags },
  };
}

/** Seconds of a search up to which a row gets all its turns; up to LONG it gets FEW, beyond that ONE. */
const SHORT = 3;
const LONG = 10;
const [FEW, ONE] = [4, 1];
/** No least time has fallen by this part in so many turns: enough. */
const FALL = 0.01;
const STEADY = 3;
/** Faster by far, after so many turns. */
const CLEAR = 0.85;
const CLEAR_AFTER = 2;

interface Side {
  readonly least: number;
  readonly counts: string;
}
const NOT_YET: Side = { least: Number.POSITIVE_INFINITY, counts: '' };

interface Measured {
  readonly row: Row;
  turns: number;
  /** Turns since a least time has fallen. */
  steady: number;
  readonly sides: Side[];
}

export async function turnsBench(print: (line: string) => void, args: readonly string[]): Promise<void> {
  const [oldTree, newTree, filter = '', runs = '20'] = args;
  const mains = [await bundle(oldTree), await bundle(newTree)];
  print(
    '| row | old s | new s | new/old | turns | verdict, executions, blocked, events, variables, clauses |',
  );
  print('| --- | ---: | ---: | ---: | ---: | --- |');
  const ratios: number[] = [];
  for (const rows of alike(ROWS.filter(({ name }) => new RegExp(filter).test(name)))) {
    const all = rows.map((row): Measured => ({ row, turns: 0, steady: 0, sides: mains.map(() => NOT_YET) }));
    takeTurns(all, mains, Number(runs));
    for (const { row, turns, sides } of all) {
      const [before, after] = sides;
      const ratio = after.least / before.least;
      ratios.push(ratio);
      const counts = before.counts === after.counts ? after.counts : `${before.counts} → ${after.counts}`;
      print(
        `| ${row.name} | ${before.least.toFixed(4)} | ${after.least.toFixed(4)} | ${ratio.toFixed(3)} | ${turns} | ${counts} |`,
      );
    }
  }
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  print(
    `\ngeometric mean ${mean.toFixed(3)} of ${ratios.length} rows, slowest ${Math.max(...ratios).toFixed(3)}`,
  );
}

/** Rows of one program under one model that follow each other: a process searches them all. */
function alike(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  let last = '';
  for (const row of rows) {
    const { model, clangFlags }: { model?: string; clangFlags?: readonly string[] } = row.options;
    const key = JSON.stringify([
      row.engine,
      row.file,
      clangFlags,
      row.engine === 'explore' ? model : row.name,
    ]);
    if (key !== last) groups.push([]);
    groups[groups.length - 1].push(row);
    last = key;
  }
  return groups;
}

function takeTurns(all: readonly Measured[], mains: readonly string[], runs: number): void {
  for (let turn = 1, open = all; open.length > 0; turn++) {
    const fell = open.map(() => false);
    for (const side of turn % 2 === 0 ? [0, 1] : [1, 0])
      run(mains[side], open).forEach((found, n) => {
        const { sides } = open[n];
        fell[n] ||= found.least < sides[side].least * (1 - FALL);
        sides[side] = { least: Math.min(sides[side].least, found.least), counts: found.counts };
      });
    open.forEach((one, n) => {
      one.turns = turn;
      one.steady = fell[n] ? 0 : one.steady + 1;
    });
    open = open.filter((one) => !isEnough(one, runs));
  }
}

function isEnough({ turns, steady, sides: [before, after] }: Measured, runs: number): boolean {
  const slower = Math.max(before.least, after.least);
  const most = slower > LONG ? ONE : slower > SHORT ? FEW : runs;
  const isClear = turns >= CLEAR_AFTER && after.least < before.least * CLEAR;
  return turns >= most || steady >= STEADY || isClear;
}

function run(main: string, rows: readonly Measured[]): readonly Side[] {
  const [{ file, engine }] = rows.map(({ row }) => row);
  const options = JSON.stringify(rows.map(({ row }) => row.options));
  const child = spawnSync(process.execPath, [main, file, engine, options], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (child.status === 0) return JSON.parse(child.stdout);
  return rows.map(() => ({ least: Number.NaN, counts: `failed: ${child.stderr.slice(0, 200)}` }));
}

/** A bundle of turns-row.ts with the sources of that tree; names of files that were others then are put right. */
async function bundle(tree: string): Promise<string> {
  const root = resolve(tree);
  const folder = join(root, '.cache', 'turns');
  mkdirSync(folder, { recursive: true });
  const at = (path: string): string => join(root, 'src', path);
  const options = existsSync(at('base/options/options.ts')) ? 'base/options/options.ts' : 'base/options.ts';
  const entry = join(folder, 'row.ts');
  const text = readFileSync('bench/turns-row.ts', 'utf8')
    .replaceAll('base/options/options.ts', options)
    .replaceAll("'../src/", `'../../src/`);
  writeFileSync(entry, text);
  await build({
    config: false,
    cwd: root,
    entry: { row: entry },
    outDir: join(folder, 'out'),
    dts: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    fixedExtension: false,
    logLevel: 'error',
    report: false,
    deps: { skipNodeModulesBundle: true },
  });
  return join(folder, 'out', 'row.js');
}
