/**
 * `node bench/turns.mjs OLD NEW [RUNS] [FILTER]`: two builds (folders with `dist/`) check the same programs, taking turns, so
 * that noise meets both alike. For each row the least CPU time of each (the whole process, threads and start included), the
 * ratio, and whether verdict and counters (executions, blocked, events; variables, clauses) are the same. Last, the
 * geometric mean of the ratios. FILTER: a part of the rows' names; `speed` and `structures`: rows of
 * their own, the searches of bench/results/real.md and CDSChecker's programs.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [oldBuild, newBuild, runs = '10', filter = ''] = process.argv.slice(2);
const builds = [oldBuild, newBuild].map((build) => resolve(build, 'dist/cli/main.js'));

const explore = (file, model, ...flags) => ({
  name: `explore ${file} ${flags.join(' ')} ${model}`,
  args: [`bench/programs/${file}`, '--engine', 'explore', '--model', model, '--check', 'assertion'],
  flags,
});
/** Without the reductions, as `npm run bench -- explore` measures its first table. */
const whole = (row) => ({
  ...row,
  name: `${row.name}, whole tree`,
  args: [...row.args, '--symmetry', 'off', '--commuting', 'off', '--classes', 'off'],
});
const sequentialize = (file, model, ...args) => ({
  name: `sequentialize ${file} ${model} ${args.join(' ')}`,
  args: [`bench/programs/sat/${file}`, '--engine', 'sequentialize', '--model', model, ...args],
  flags: [],
});
/** As `npm run bench -- sequentialize` asks for it. */
const unwound = (file, model, unwind, ...flags) => ({
  ...sequentialize(file, model, '--check', 'assertion', '--unwind', unwind),
  name: `sequentialize ${[file, ...flags, model, 'unwind', unwind].join(' ')}`,
  flags,
});
const ROWS = [
  /* nearly nothing to search: what it costs to begin */
  explore('mp.c', 'sc'),
  whole(explore('trylock.c', 'sc', '-DK=4')),
  whole(explore('trylock.c', 'sc', '-DK=5')),
  whole(explore('trylock.c', 'rc11', '-DK=5')),
  whole(explore('readers.c', 'sc', '-DN=13')),
  whole(explore('readers.c', 'rc11', '-DN=13')),
  whole(explore('fetchadd.c', 'sc', '-DN=7')),
  whole(explore('floatingread.c', 'sc', '-DN=6')),
  /* searches of a few ms at most, and what symmetry, commuting and classes leave of others */
  whole(explore('msqueue.c', 'sc', '-DK=3')),
  explore('lastwrite.c', 'sc', '-DN=6'),
  explore('lastwrite.c', 'rc11', '-DN=6'),
  explore('floatingread.c', 'rc11', '-DN=6'),
  explore('fetchadd.c', 'sc', '-DN=7'),
  whole(explore('fetchadd.c', 'rc11', '-DN=6', '-DUSE')),
  explore('fetchadd.c', 'rc11', '-DN=6', '-DUSE'),
  whole(explore('lastwrite.c', 'sc', '-DN=6')),
  whole(explore('lastzero.c', 'sc', '-DN=10')),
  whole(explore('indexer.c', 'sc', '-DN=13')),
  explore('msqueue.c', 'sc', '-DK=4'),
  explore('indexer.c', 'sc', '-DN=15'),
  sequentialize('fib5_safe.c', 'sc'),
  sequentialize('stack_safe.c', 'sc', '--unwind', '2'),
  sequentialize('fib3_safe.c', 'tso'),
  unwound('lamport.c', 'sc', 3),
  unwound('dekker.c', 'tso', 3, '-DFENCED'),
  unwound('peterson.c', 'pso', 3, '-DFENCED'),
  unwound('szymanski.c', 'tso', 3, '-DFENCED'),
  unwound('spsc.c', 'sc', 6, '-DK=5'),
  unwound('fib4_safe.c', 'pso', 5),
  /* `speed`: what bench/results/real.md has of whole trees */
  ...[
    explore('indexer.c', 'rc11', '-DN=15'),
    explore('indexer.c', 'sc', '-DN=15'),
    explore('lastzero.c', 'sc', '-DN=12'),
    explore('msqueue.c', 'rc11', '-DK=5'),
    explore('trylock.c', 'sc', '-DK=6'),
    explore('trylock.c', 'rc11', '-DK=6'),
    explore('readers.c', 'sc', '-DN=16'),
    explore('fetchadd.c', 'sc', '-DN=7', '-DUSE'),
    explore('mp.c', 'rc11'),
  ].map((row) => ({ ...whole(row), name: `speed ${row.name}` })),
  /* `structures`: CDSChecker's programs that are right, with all checks */
  ...[
    'chase-lev-deque',
    'spsc-queue',
    'barrier',
    'dekker-fences',
    'mcs-lock',
    'mpmc-queue',
    'ms-queue',
    'linux-rwlock',
  ].flatMap((name) =>
    ['rc11', 'c11'].map((model) => ({
      name: `structures ${name}.c ${model}`,
      args: [`bench/programs/structures/${name}.c`, '--engine', 'explore', '--model', model],
      flags: [],
    })),
  ),
].filter(({ name }) => (filter === '' ? !/^(speed|structures)/.test(name) : name.includes(filter)));

/** Runs the command in a process that tells its CPU time at the end. */
function run(main, { args, flags }) {
  const code = `process.on('exit', () => { const u = process.cpuUsage(); require('node:fs').writeSync(2, 'CPU ' + (u.user + u.system)); });
    process.argv.splice(1, 0, ${JSON.stringify(main)}); import(${JSON.stringify(pathToFileURL(main).href)});`;
  const done = spawnSync(
    process.execPath,
    ['-e', code, '--', 'check', ...args, '--format', 'json', ...(flags.length > 0 ? ['--', ...flags] : [])],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  const cpu = Number(/CPU (\d+)$/.exec(done.stderr)?.[1]) / 1e3;
  let counts = `exit ${done.status}`;
  try {
    const { verdict, stats } = JSON.parse(done.stdout);
    const { executions, blocked, events, variables, clauses } = stats;
    counts = JSON.stringify({ verdict, executions, blocked, events, variables, clauses });
  } catch {
    counts += ` ${done.stderr.slice(0, 200)}`;
  }
  return { cpu, counts };
}

console.log('| row | old ms | new ms | new/old | counters |');
console.log('| --- | ---: | ---: | ---: | --- |');
let product = 1;
for (const row of ROWS) {
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const counts = ['', ''];
  for (let n = 0; n < Number(runs); n++)
    for (const k of n % 2 === 0 ? [0, 1] : [1, 0]) {
      const { cpu, counts: counted } = run(builds[k], row);
      best[k] = Math.min(best[k], cpu);
      counts[k] = counted;
    }
  const ratio = best[1] / best[0];
  product *= ratio;
  const same = counts[0] === counts[1] ? `same: ${counts[0]}` : `${counts[0]} → ${counts[1]}`;
  console.log(
    `| ${row.name} | ${Math.round(best[0])} | ${Math.round(best[1])} | ${ratio.toFixed(3)} | ${same} |`,
  );
}
console.log(`\ngeometric mean ${(product ** (1 / ROWS.length)).toFixed(3)} of ${ROWS.length} rows, ${runs} runs each`);
