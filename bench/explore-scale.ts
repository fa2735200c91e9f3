import { checkOptions } from '../src/base/options/options.ts';
import { exploreEngine } from '../src/engines/explore/explore.ts';
import { Estimate } from '../src/engines/explore/parallel/estimate.ts';
import { settings } from '../src/engines/explore/parallel/task-search.ts';
import { loadProgram } from '../src/run/load.ts';
import { buildImage } from '../src/vm/code/image.ts';
import { Machine } from '../src/vm/machine.ts';

/**
 * How `explore` scales: two workers beside one (wall time with start-up; and processor time of all threads, which says
 * what sharing costs even on a busy machine), and how good the estimate is.
 */
const UNREDUCED = { symmetry: 'off', commuting: 'off', classes: 'off' } as const;

type Program = readonly [file: string, flags: readonly string[]];

const JOBS: readonly Program[] = [
  ['trylock.c', ['-DK=6']],
  ['trylock.c', ['-DK=7']],
  ['readers.c', ['-DN=18']],
];
/** With the executions there are. */
const ESTIMATES: readonly (readonly [...Program, number])[] = [
  ['trylock.c', ['-DK=5'], 12092],
  ['trylock.c', ['-DK=6'], 99442],
  ['fetchadd.c', ['-DN=7'], 5040],
  ['floatingread.c', ['-DN=6'], 5040],
  ['msqueue.c', ['-DK=4'], 271],
  ['lastzero.c', ['-DN=10'], 3328],
  ['readers.c', ['-DN=14'], 16384],
  ['indexer.c', ['-DN=15'], 4096],
];
/** Seconds of estimating: at once, after a while, and as far as it goes. */
const MOMENTS = [0.05, 0.5, 5];

export async function exploreScaleBench(print: (line: string) => void): Promise<void> {
  print('| program (sc) | executions | seconds (processor) with `--jobs 1` | with `--jobs 2` | speed-up |');
  print('| --- | ---: | ---: | ---: | ---: |');
  for (const [file, flags] of JOBS) {
    const [one, two] = [await seconds(file, flags, 1), await seconds(file, flags, 2)];
    if (one.executions !== two.executions)
      throw new Error(`${file}: ${two.executions} executions with 2 jobs`);
    print(
      `| \`${file}\` ${flags.join(' ')} | ${one.executions} | ${one.seconds.toFixed(1)} (${one.processor.toFixed(1)}) | ${two.seconds.toFixed(1)} (${two.processor.toFixed(1)}) | ${(one.seconds / two.seconds).toFixed(2)} |`,
    );
  }
  print('');
  print(`| program (sc) | executions | estimate ÷ executions after ${MOMENTS.join(', ')} s |`);
  print('| --- | ---: | ---: |');
  for (const [file, flags, executions] of ESTIMATES) {
    const machine = new Machine(buildImage(await load(file, flags)));
    const estimate = new Estimate(machine, settings(checkOptions({ ...UNREDUCED, model: 'sc' })), 20);
    const ratios = MOMENTS.map((moment, i) => {
      estimate.improve(moment - (MOMENTS[i - 1] ?? 0), () => performance.now() / 1000);
      const known = estimate.executions(0);
      return known === null ? '–' : (known / executions).toPrecision(2);
    });
    print(`| \`${file}\` ${flags.join(' ')} | ${executions} | ${ratios.join(', ')} |`);
  }
}

const load = async (...[file, flags]: Program) =>
  (await loadProgram([`bench/programs/${file}`], checkOptions({ clangFlags: flags }))).program;

interface Timed {
  readonly executions: number;
  readonly seconds: number;
  readonly processor: number;
}

async function seconds(file: string, flags: readonly string[], jobs: number): Promise<Timed> {
  const program = await load(file, flags);
  const start = performance.now();
  const cpu = process.cpuUsage();
  const elapsed = (): number => (performance.now() - start) / 1000;
  const context = { signal: new AbortController().signal, elapsed, stopped: () => 'no' as const };
  for (
    const run = exploreEngine.run(program, checkOptions({ ...UNREDUCED, model: 'sc', jobs }), context);
    ;
  ) {
    const step = await run.next();
    if (!step.done) continue;
    const { user, system } = process.cpuUsage(cpu);
    return {
      executions: step.value.stats.executions,
      seconds: elapsed(),
      processor: (user + system) / 1e6,
    };
  }
}
