import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Print = (line: string) => void;
type Row = readonly [file: string, options: string, flags: string, theirs: string];

/** Searches of 5 s and more, without what makes them small. */
const EXPLORE: readonly Row[] = [
  ['trylock.c', '--model sc', '-DK=7', ''],
  ['trylock.c', '--model rc11', '-DK=7', ''],
  ['readers.c', '--model sc', '-DN=20', ''],
  ['readers.c', '--model rc11', '-DN=20', ''],
  ['fetchadd.c', '--model sc', '-DN=8 -DUSE', ''],
  ['indexer.c', '--model sc', '-DN=16', ''],
];
const UNREDUCED = '--engine explore --symmetry off --commuting off --classes off';

/** Inverso and Trubiani, Table 2, safe within these bounds, which are larger than theirs: one core had an answer too soon. */
const PAPERS: readonly Row[] = [
  ['papers/work-stealing-queue.c', '--unwind 4 --contexts 9', '-DSAFE', '1.04'],
  ['papers/bounded-buffer.c', '--unwind 3 --contexts 9', '-DSAFE', '1.51'],
  ['papers/elimination-stack.c', '--contexts 6', '', '1.37'],
  ['papers/elimination-stack.c', '--contexts 7', '', ''],
  ['papers/safestack.c', '--unwind 3 --contexts 6', '', '1.49'],
  ['papers/safestack.c', '--unwind 3 --contexts 7', '', ''],
  ['papers/safestack.c', '--unwind 3 --contexts 5 --model tso', '', ''],
  ['papers/safestack.c', '--unwind 3 --contexts 5 --model pso', '', ''],
];
const SEQUENTIALIZE = '--engine sequentialize --model sc';

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/**
 * Wall time, start-up included, for a quiet machine: two jobs beside one (`npm run bench -- parallel explore|sequentialize
 * [FILTER [SECONDS]]`), and two workers over Redis beside two threads (`… parallel overhead [FLAGS]`).
 *
 * Programs are compiled beforehand, by a process of their own. The runs of a row take turns, and the rows too: as long as
 * SECONDS last every row gets another turn, and the least time of each side counts. What has no answer after PATIENCE times
 * that share of them is given up.
 */
export function speedBench(print: Print, [kind, filter = '', seconds = '300']: readonly string[]): void {
  const isExplore = kind === 'explore';
  const engine = words(isExplore ? UNREDUCED : SEQUENTIALIZE);
  const rows = (isExplore ? EXPLORE : PAPERS)
    .map((row) => pairOf(row, engine))
    .filter(({ name }) => name.includes(filter));
  const deadline = performance.now() + 1000 * Number(seconds);
  for (const { file, flags } of rows) compile(file, flags);
  const limit = `${Math.ceil(Math.max(60, (PATIENCE * Number(seconds)) / rows.length))}`;
  for (let turn = 0; rows.some((row) => takeTurn(row, turn, limit, deadline)); turn++);
  print('| program | answer | 1 job, s | 2 jobs, s | speed-up | paper | turns |');
  print('| --- | --- | ---: | ---: | ---: | ---: | ---: |');
  const ratios: number[] = [];
  for (const { name, theirs, sides, turns } of rows) {
    const [one, two] = sides;
    const isDecided = one.verdict !== 'unknown' && one.verdict === two.verdict;
    const ratio = one.seconds / two.seconds;
    if (isDecided) ratios.push(ratio);
    const answer = isDecided ? one.verdict : `${one.verdict}, ${two.verdict}`;
    const cells = [one.seconds.toFixed(1), two.seconds.toFixed(1), isDecided ? ratio.toFixed(2) : ''];
    print(`| ${[name, answer, ...cells, theirs, turns].join(' | ')} |`);
  }
  const mean = Math.exp(ratios.reduce((sum, one) => sum + Math.log(one), 0) / Math.max(1, ratios.length));
  print(
    `\n${ratios.length} rows with an answer: geometric mean ${mean.toFixed(2)}, lowest ${Math.min(...ratios).toFixed(2)}`,
  );
}

/** Shares of the time that a run may take. */
const PATIENCE = 2;

interface Pair {
  readonly name: string;
  readonly file: string;
  readonly flags: string;
  readonly theirs: string;
  readonly args: readonly string[];
  /** By one job, by two. */
  readonly sides: [Measured, Measured];
  turns: number;
}

const UNKNOWN: Measured = { verdict: 'unknown', executions: 0, seconds: Number.POSITIVE_INFINITY };

const pairOf = ([file, options, flags, theirs]: Row, engine: readonly string[]): Pair => ({
  ...{ name: `\`${file}\` ${options} ${flags}`.trim(), file, flags, theirs },
  args: [...engine, ...words(options)],
  sides: [UNKNOWN, UNKNOWN],
  turns: 0,
});

/** Was there time for it? The first turn is taken by all. */
function takeTurn(row: Pair, turn: number, limit: string, deadline: number): boolean {
  const { file, flags, args, sides } = row;
  const left = (deadline - performance.now()) / 1000;
  if (turn > 0 && (sides[0].verdict === 'unknown' || sides[0].seconds + sides[1].seconds > left))
    return false;
  for (const side of turn % 2 === 0 ? [0, 1] : [1, 0]) {
    const measured = run(file, [...args, '--jobs', `${side + 1}`], flags, limit);
    const { seconds } = measured.verdict === 'unknown' ? UNKNOWN : measured;
    if (turn === 0 || seconds < sides[side].seconds) sides[side] = measured;
  }
  row.turns++;
  return true;
}

/** So that no run has to: what it is asked for is soon over. */
const compile = (file: string, flags: string): void =>
  void run(file, ['--engine', 'random', '--schedules', '1'], flags, '60');

interface Measured {
  readonly verdict: string;
  readonly executions: number;
  readonly seconds: number;
}

function run(file: string, options: readonly string[], flags: string, limit: string): Measured {
  const start = performance.now();
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...[
        'dist/cli/main.js',
        'check',
        join('bench/programs', file),
        '--check',
        'assertion',
        '--timeout',
        limit,
      ],
      ...['--no-suggest', '--quiet', '--format', 'json', ...options],
      ...(flags === '' ? [] : ['--', ...words(flags)]),
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const seconds = (performance.now() - start) / 1000;
  const { verdict, stats } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  return { verdict, executions: stats.executions, seconds };
}

/** A run of a minute and more, by two threads of one process, and by two workers at a private Redis. */
export async function overheadBench(print: Print, [, flags = '-DK=8']: readonly string[]): Promise<void> {
  const redis = execFileSync(join('scripts', 'install-redis.sh'), { encoding: 'utf8' }).trim();
  const port = 20_000 + (process.pid % 10_000);
  const url = `redis://127.0.0.1:${port}`;
  const options = [...words(UNREDUCED), '--model', 'sc'];
  const own: ChildProcess[] = [];
  try {
    compile('trylock.c', flags);
    const threads = run('trylock.c', [...options, '--jobs', '2'], flags, '1000');
    own.push(
      spawn(redis, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
        stdio: 'ignore',
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000));
    for (let n = 0; n < 2; n++) {
      const worker = spawn(process.execPath, ['dist/cli/main.js', 'worker', '--redis', url], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      own.push(worker);
      await once(worker.stderr, 'data');
    }
    const workers = run('trylock.c', [...options, '--redis', url], flags, '1000');
    if (workers.executions !== threads.executions)
      throw new Error(`${workers.executions} executions with workers, ${threads.executions} with threads`);
    print(
      `trylock.c ${flags}: ${threads.executions} executions; two threads ${threads.seconds.toFixed(1)} s, two workers over Redis ${workers.seconds.toFixed(1)} s, overhead ${(100 * (workers.seconds / threads.seconds - 1)).toFixed(1)} %`,
    );
  } finally {
    for (const child of own.reverse()) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
}
