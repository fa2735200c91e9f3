import { checkOptions } from '../src/base/options/options.ts';
import type { Model } from '../src/engines/explore/consistency/table.ts';
import { Explorer } from '../src/engines/explore/search/explorer.ts';
import type { Listener } from '../src/engines/explore/state/exploration.ts';
import { loadProgram } from '../src/run/load.ts';
import { buildImage } from '../src/vm/code/image.ts';
import { Machine } from '../src/vm/machine.ts';
import { cdsCheckerBench } from './explore-cdschecker.ts';
import { reductionsBench } from './explore-reductions.ts';
import { exploreScaleBench } from './explore-scale.ts';

/**
 * Executions of the engine `explore` beside GenMC's (complete and blocked), and how fast they are explored: CPU time of
 * this process for the search alone, best of a few. `npm run bench -- explore`.
 */
interface Row {
  readonly file: string;
  readonly flags: readonly string[];
  readonly model: Model;
  /** GenMC 0.11: complete executions and blocked ones. */
  readonly genmc: readonly [number, number];
}

export const ROWS: readonly Row[] = [
  { file: 'trylock.c', flags: ['-DK=4'], model: 'sc', genmc: [1500, 0] },
  { file: 'trylock.c', flags: ['-DK=5'], model: 'sc', genmc: [12092, 0] },
  { file: 'trylock.c', flags: ['-DK=6'], model: 'sc', genmc: [99442, 0] },
  { file: 'trylock.c', flags: ['-DK=6'], model: 'rc11', genmc: [99442, 0] },
  { file: 'fetchadd.c', flags: ['-DN=7'], model: 'sc', genmc: [5040, 0] },
  { file: 'fetchadd.c', flags: ['-DN=7', '-DUSE'], model: 'sc', genmc: [5040, 0] },
  { file: 'lastwrite.c', flags: ['-DN=6'], model: 'sc', genmc: [720, 0] },
  { file: 'floatingread.c', flags: ['-DN=6'], model: 'sc', genmc: [5040, 0] },
  { file: 'msqueue.c', flags: ['-DK=3'], model: 'sc', genmc: [59, 15] },
  { file: 'msqueue.c', flags: ['-DK=4'], model: 'sc', genmc: [271, 58] },
  { file: 'lastzero.c', flags: ['-DN=10'], model: 'sc', genmc: [3328, 0] },
  { file: 'readers.c', flags: ['-DN=14'], model: 'sc', genmc: [16384, 0] },
  { file: 'readers.c', flags: ['-DN=14'], model: 'rc11', genmc: [16384, 0] },
  { file: 'indexer.c', flags: ['-DN=13'], model: 'sc', genmc: [64, 0] },
  { file: 'indexer.c', flags: ['-DN=15'], model: 'sc', genmc: [4096, 0] },
];
const REPEAT = 3;
const SILENT: Listener = {
  execution: () => {},
  blocked: () => {},
  violation: () => true,
  gaveUp: () => {},
  cut: () => {},
  stale: () => {},
};

export async function exploreBench(print: (line: string) => void): Promise<void> {
  print(
    '| program | model | executions (blocked) | refused | GenMC | executions/s | events | µs per event |',
  );
  print('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const { file, flags, model, genmc } of ROWS) {
    const { program } = await loadProgram([`bench/programs/${file}`], checkOptions({ clangFlags: flags }));
    const image = buildImage(program);
    let best = Number.POSITIVE_INFINITY;
    let x = new Explorer(
      new Machine(image),
      { model, race: false, stdRs: 'rc11', maxEvents: 5000 },
      SILENT,
      20,
    );
    for (let n = 0; n < REPEAT; n++) {
      x = new Explorer(
        new Machine(image),
        { model, race: false, stdRs: 'rc11', maxEvents: 5000 },
        SILENT,
        20,
      );
      const start = process.cpuUsage();
      for (const search = x.run(); !search.next().done; );
      const { user, system } = process.cpuUsage(start);
      best = Math.min(best, user + system);
    }
    const rate = Math.round(x.executions / (best / 1e6));
    print(
      `| \`${file}\` ${flags.join(' ')} | ${model} | ${x.executions} (${x.blocked}) | ${x.refused} | ${genmc[0]} (${genmc[1]}) | ${rate.toLocaleString('en')} | ${x.events} | ${(best / x.events).toFixed(2)} |`,
    );
  }
  print('');
  await reductionsBench(print);
  print('');
  await exploreScaleBench(print);
  print('');
  await cdsCheckerBench(print);
}
