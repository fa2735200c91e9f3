import { checkOptions } from '../src/base/options.ts';
import type { Listener } from '../src/engines/explore/exploration.ts';
import { type ExploreOptions, Explorer } from '../src/engines/explore/explorer.ts';
import { loadProgram } from '../src/run/load.ts';
import { buildImage } from '../src/vm/image.ts';
import { Machine } from '../src/vm/machine.ts';

/** Each reduction of `explore` on and off: executions, and processor time with it over the time without (best of a few). */
const ROWS: readonly (readonly [string, readonly string[]])[] = [
  ['trylock.c', ['-DK=5']],
  ['fetchadd.c', ['-DN=7']],
  ['fetchadd.c', ['-DN=6', '-DUSE']],
  ['lastwrite.c', ['-DN=6']],
  ['floatingread.c', ['-DN=6']],
  ['msqueue.c', ['-DK=4']],
  ['lastzero.c', ['-DN=10']],
  ['readers.c', ['-DN=14']],
  ['indexer.c', ['-DN=13']],
];
const REDUCTIONS: readonly (readonly [string, Partial<ExploreOptions>])[] = [
  ['symmetry', { symmetry: true }],
  ['commuting', { commuting: true }],
];
const REPEAT = 5;

export async function reductionsBench(print: (line: string) => void): Promise<void> {
  print(`| program (sc) | without | ${REDUCTIONS.map(([name]) => `${name} | time`).join(' | ')} |`);
  print(`| --- | ---: | ${REDUCTIONS.map(() => '---: | ---:').join(' | ')} |`);
  for (const [file, flags] of ROWS) {
    const { program } = await loadProgram([`bench/programs/${file}`], checkOptions({ clangFlags: flags }));
    const image = buildImage(program);
    const measure = (
      more: Partial<ExploreOptions>,
    ): { executions: number; micros: number; held: boolean } => {
      let micros = Number.POSITIVE_INFINITY;
      let executions = 0;
      let held = true;
      for (let n = 0; n < REPEAT; n++) {
        const listener: Listener = {
          execution: () => {},
          blocked: () => {},
          stale: () => {},
          violation: () => true,
          unsupported: () => {
            held = false;
          },
          cut: () => {},
        };
        const options = { model: 'sc', race: false, stdRs: 'c11', maxEvents: 5000, ...more } as const;
        const x = new Explorer(new Machine(image), options, listener, 20);
        const start = process.cpuUsage();
        for (const search = x.run(); !search.next().done; );
        const { user, system } = process.cpuUsage(start);
        micros = Math.min(micros, user + system);
        executions = x.executions;
      }
      return { executions, micros, held };
    };
    const without = measure({});
    const cells = REDUCTIONS.map(([, more]) => {
      const { executions, micros, held } = measure(more);
      return held ? `${executions} | ${(micros / without.micros).toFixed(2)}` : 'not possible | ';
    });
    print(`| \`${file}\` ${flags.join(' ')} | ${without.executions} | ${cells.join(' | ')} |`);
  }
}
