import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

type Print = (line: string) => void;

interface Row {
  readonly file: string;
  readonly options: readonly string[];
  readonly flags: readonly string[];
}

const row = (file: string, options = '', flags = ''): Row => ({
  file,
  options: options.split(' ').filter((word) => word !== ''),
  flags: flags.split(' ').filter((word) => word !== ''),
});

/** Programs of the other suites, on which the rules of `auto` were made. */
const KNOWN: readonly Row[] = [
  row('sat/fib5_safe.c', '--model sc --unwind 6'),
  row('sat/fib6_safe.c', '--model sc --unwind 7'),
  row('sat/fib7_safe.c', '--model tso --unwind 8'),
  row('sat/fib8_unsafe.c', '--model sc --unwind 9'),
  row('sat/stack_safe.c', '--model sc --unwind 6', '-DSIZE=5'),
  row('sat/msqueue-sv.c', '--model tso --unwind 3'),
  row('sat/treiber.c', '--model pso --unwind 3', '-DTAGGED'),
  row('sat/boundedbuffer.c', '--model sc --unwind 3'),
  row('trylock.c', '--model sc', '-DK=7'),
  row('trylock.c', '--model rc11', '-DK=7'),
  row('fetchadd.c', '--model rc11', '-DN=8'),
  row('fetchadd.c', '--model sc', '-DN=8 -DUSE'),
  row('lastzero.c', '--model sc', '-DN=14'),
  row('indexer.c', '--model sc', '-DN=16'),
  row('msqueue.c', '--model rc11', '-DK=6'),
];

/** Larger sizes of structures that no rule was made on. */
const UNSEEN: readonly Row[] = [
  row('structures/bakery.c', '--model sc', '-DTHREADS=3'),
  row('structures/bakery.c', '--model rc11', '-DROUNDS=3'),
  row('structures/barrier.c', '--model rc11', '-DTHREADS=3'),
  row('structures/barrier.c', '--model tso', '-DROUNDS=3'),
  row('structures/chase-lev-deque.c', '--model rc11', '-DPUSHES=3 -DTAKES=3 -DSTEALS=2'),
  row('structures/dekker-fences.c', '--model rc11', '-DROUNDS=3'),
  row('structures/linux-rwlock.c', '--model sc', '-DTHREADS=3'),
  row('structures/mcs-lock.c', '--model rc11', '-DTHREADS=4'),
  row('structures/mpmc-queue.c', '--model sc', '-DTHREADS=3'),
  row('structures/ms-queue.c', '--model rc11', '-DTHREADS=4'),
  row('structures/ms-queue.c', '--model sc', '-DBUG -DTHREADS=4'),
  row('structures/peterson.c', '--model sc', '-DROUNDS=4'),
  row('structures/seqlock.c', '--model rc11', '-DREADERS=3 -DWRITES=2'),
  row('structures/spsc-queue.c', '--model tso', '-DITEMS=6'),
  row('structures/szymanski.c', '--model sc', '-DROUNDS=3'),
  row('structures/ticket-lock.c', '--model rc11', '-DTHREADS=5'),
  row('structures/treiber-stack.c', '--model sc', '-DPUSHERS=3 -DPOPPERS=2'),
  row('structures/ttas-lock.c', '--model rc11', '-DTHREADS=5'),
  row('structures/two-lock-queue.c', '--model sc', '-DENQUEUERS=2 -DDEQUEUERS=2'),
  row('directed/seqlock.c', '--model sc', '-DN=5'),
];

/** Wall seconds: rows that are over sooner do not count. */
const SHORT = 2;
const ENGINES = ['explore', 'axiomatic', 'sequentialize', 'directed'];
const DECIDED: readonly string[] = ['verified', 'violated', 'bounded'];

/**
 * `--engine auto` beside the best single engine, wall time with `--jobs 2`, start-up and compiling included. `auto` is run first;
 * the others get as long as it took, or the best of them so far, for whoever is slower than that is not the best.
 * `npm run bench -- auto [known|unseen [SECONDS [FILTER [ALL]]]]`: seconds after which `auto` is given up, and after which no other
 * row is begun. For a quiet machine.
 */
export function autoBench(print: Print, args: readonly string[]): void {
  const [set = 'known', limit = '60', filter = '', all = '3600'] = args;
  const deadline = performance.now() + 1000 * Number(all);
  let skipped = 0;
  const most = set === 'known' ? 2 : 4;
  print('| program | answer | by | `auto` s | best engine | s | ratio |');
  print('| --- | --- | --- | ---: | --- | ---: | ---: |');
  const ratios: number[] = [];
  for (const one of set === 'known' ? KNOWN : UNSEEN) {
    const name = `\`${one.file}\` ${[...one.options, ...one.flags].join(' ')}`;
    if (!name.includes(filter)) continue;
    if (performance.now() > deadline) {
      skipped++;
      continue;
    }
    const auto = run(one, 'auto', Number(limit));
    const isLong = auto.seconds >= SHORT;
    const able: Measured[] = [];
    for (const engine of isLong ? ENGINES : []) {
      const times = [auto, ...able.filter(({ verdict }) => verdict !== 'bounded')].map(
        (done) => done.seconds,
      );
      const other = run(one, engine, Math.ceil(Math.min(...times)));
      if (DECIDED.includes(other.verdict)) able.push(other);
    }
    for (const other of able)
      if (DECIDED.includes(auto.verdict) && other.verdict !== auto.verdict && other.verdict !== 'bounded')
        throw new Error(`${name}: auto says ${auto.verdict}, ${other.engine} ${other.verdict}`);
    const best = able.filter(({ verdict }) => verdict !== 'bounded' || auto.verdict === 'bounded');
    best.sort((a, b) => a.seconds - b.seconds);
    const ratio = best.length === 0 ? null : auto.seconds / best[0].seconds;
    if (isLong && DECIDED.includes(auto.verdict)) ratios.push(Math.max(ratio ?? 1, 1));
    if (isLong && !DECIDED.includes(auto.verdict) && ratio !== null) ratios.push(Number.POSITIVE_INFINITY);
    print(
      `| ${[
        name,
        auto.verdict,
        auto.engine,
        auto.seconds.toFixed(1),
        isLong ? (best[0]?.engine ?? 'none is faster') : 'too short to count',
        best[0]?.seconds.toFixed(1) ?? '',
        ratio?.toFixed(2) ?? '',
      ].join(' | ')} |`,
    );
  }
  const worst = Math.max(0, ...ratios);
  const mean = Math.exp(ratios.reduce((sum, one) => sum + Math.log(one), 0) / Math.max(1, ratios.length));
  print(
    `\n${ratios.length} rows of ${SHORT} s and more: geometric mean ${mean.toFixed(2)}, worst ${worst.toFixed(2)} (at most ${most})${skipped > 0 ? `; ${skipped} rows were not begun` : ''}`,
  );
  if (worst > most) process.exitCode = 1;
}

interface Measured {
  readonly engine: string;
  readonly verdict: string;
  readonly seconds: number;
}

function run({ file, options, flags }: Row, engine: string, limit: number): Measured {
  const start = performance.now();
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...['dist/cli/main.js', 'check', join('bench/programs', file), '--engine', engine, '--jobs', '2'],
      ...['--timeout', `${limit}`, '--no-suggest', '--check', 'assertion', '--quiet', '--format', 'json'],
      ...options,
      ...(flags.length > 0 ? ['--', ...flags] : []),
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const seconds = (performance.now() - start) / 1000;
  try {
    const { verdict, engine: by } = JSON.parse(stdout) as { verdict: string; engine: string };
    return { engine: by, verdict, seconds };
  } catch {
    return { engine, verdict: 'refused', seconds };
  }
}
