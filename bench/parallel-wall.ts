import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Print = (line: string) => void;
type Row = readonly [file: string, options: string, flags: string, theirs: string];

/** Searches of 5 s and more, without what makes them small. */
const EXPLORE: readonly Row[] = [
  ['trylock.c', '--model sc', '-DK=7', ''],
  ['trylock.c', '--model rc11', '-DK=7', ''],
  ['readers.c', '--model sc', '-DN=19', ''],
  ['readers.c', '--model rc11', '-DN=19', ''],
  ['fetchadd.c', '--model sc', '-DN=8 -DUSE', ''],
  ['indexer.c', '--model sc', '-DN=16', ''],
];
const UNREDUCED = '--engine explore --symmetry off --commuting off --classes off';

/** Inverso and Trubiani, Table 2, safe within these bounds, larger than theirs where one core has an answer too soon. */
const PAPERS: readonly Row[] = [
  ['papers/work-stealing-queue.c', '--unwind 4 --contexts 5', '', '1.33'],
  ['papers/bounded-buffer.c', '--unwind 3 --contexts 5', '', '1.51'],
  ['papers/elimination-stack.c', '--contexts 5', '', '1.13'],
  ['papers/safestack.c', '--unwind 3 --contexts 4', '', '1.25'],
  ['papers/work-stealing-queue.c', '--unwind 4 --contexts 4 --model tso', '', ''],
];
const SEQUENTIALIZE = '--engine sequentialize --model sc';

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/**
 * Wall time, start-up and compiling included, for a quiet machine: two jobs beside one
 * (`npm run bench -- parallel explore|sequentialize [FILTER [SECONDS]]`, SECONDS after which one job is given up), and two
 * workers over Redis beside two threads (`… parallel overhead [FLAGS]`).
 */
export function speedBench(print: Print, [kind, filter = '', limit = '300']: readonly string[]): void {
  const isExplore = kind === 'explore';
  print('| program | answer | 1 job, s | 2 jobs, s | speed-up | paper |');
  print('| --- | --- | ---: | ---: | ---: | ---: |');
  const ratios: number[] = [];
  for (const [file, options, flags, theirs] of isExplore ? EXPLORE : PAPERS) {
    const name = `\`${file}\` ${options} ${flags}`.trim();
    if (!name.includes(filter)) continue;
    const args = [...words(isExplore ? UNREDUCED : SEQUENTIALIZE), ...words(options)];
    const [one, two] = [1, 2].map((jobs) => run(file, [...args, '--jobs', `${jobs}`], flags, limit));
    if (one.verdict === 'unknown' || one.verdict !== two.verdict) {
      print(
        `| ${name} | ${one.verdict}, ${two.verdict} | ${one.seconds.toFixed(1)} | ${two.seconds.toFixed(1)} | | |`,
      );
      continue;
    }
    const ratio = one.seconds / two.seconds;
    ratios.push(ratio);
    print(
      `| ${name} | ${one.verdict} | ${one.seconds.toFixed(1)} | ${two.seconds.toFixed(1)} | ${ratio.toFixed(2)} | ${theirs} |`,
    );
  }
  const mean = Math.exp(ratios.reduce((sum, one) => sum + Math.log(one), 0) / Math.max(1, ratios.length));
  print(`\ngeometric mean ${mean.toFixed(2)}, lowest ${Math.min(...ratios).toFixed(2)}`);
}

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
