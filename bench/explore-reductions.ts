import { checkOptions } from '../src/base/options/options.ts';
import type { Model } from '../src/engines/explore/consistency/table.ts';
import { Explorer } from '../src/engines/explore/search/explorer.ts';
import { again, type Setting } from '../src/engines/explore/search/give-up.ts';
import type { Listener } from '../src/engines/explore/state/exploration.ts';
import type { ExploreOptions } from '../src/engines/explore/state/options.ts';
import type { GiveUp } from '../src/engines/explore/state/reasons.ts';
import type { Program } from '../src/ir/types.ts';
import { loadProgram } from '../src/run/load.ts';
import { buildImage, type Image } from '../src/vm/code/image.ts';
import { Machine } from '../src/vm/machine.ts';

/** Each reduction of `explore` on and off: executions, and processor time with it over the time without (best of a few). */
export const ROWS: readonly (readonly [string, readonly string[]])[] = [
  ['trylock.c', ['-DK=5']],
  ['fetchadd.c', ['-DN=7']],
  ['fetchadd.c', ['-DN=6', '-DUSE']],
  ['lastwrite.c', ['-DN=6']],
  ['floatingread.c', ['-DN=6']],
  ['msqueue.c', ['-DK=4']],
  ['lastzero.c', ['-DN=10']],
  ['readers.c', ['-DN=14']],
  ['indexer.c', ['-DN=13']],
  ['structures/seqlock.c', []],
  ['structures/bakery.c', []],
  ['structures/szymanski.c', []],
  ['structures/peterson.c', []],
];
const REDUCTIONS: readonly (readonly [string, Partial<ExploreOptions>])[] = [
  ['symmetry', { symmetry: true }],
  ['commuting', { commuting: true }],
  ['classes', { classes: [] }],
  ['all', { symmetry: true, commuting: true, classes: [] }],
];
const MODELS = ['sc', 'rc11'] as const;
/** Rounds of all the searches of a row: at least, at most, and how long they go on between. */
const ROUNDS = [7, 60] as const;
const ENOUGH_MICROS = 3_000_000;
/** Searches that take less are not measured: starting one takes about as long. */
const SHORT_MICROS = 2000;

export async function reductionsBench(print: (line: string) => void): Promise<void> {
  print(`| program | model | without | ${REDUCTIONS.map(([name]) => `${name} | time`).join(' | ')} |`);
  print(`| --- | --- | ---: | ${REDUCTIONS.map(() => '---: | ---:').join(' | ')} |`);
  for (const [file, flags] of ROWS) {
    const { program } = await loadProgram([`bench/programs/${file}`], checkOptions({ clangFlags: flags }));
    for (const model of MODELS) {
      const [without, ...others] = measure(program, model);
      const cells = others.map(({ executions, micros }) => {
        const ratio = without.micros < SHORT_MICROS ? '–' : (micros / without.micros).toFixed(2);
        return `${executions} | ${ratio}`;
      });
      print(`| \`${file}\` ${flags.join(' ')} | ${model} | ${without.executions} | ${cells.join(' | ')} |`);
    }
  }
}

/**
 * Without reductions, then with each, in turns: what else the machine does, and what V8 has compiled so far, meets them all
 * alike. The best of each counts, with everything it takes: searches that are started over, too.
 */
function measure(program: Program, model: Model): { readonly executions: number; readonly micros: number }[] {
  const image = buildImage(program);
  const best = [{}, ...REDUCTIONS.map(([, more]) => more)].map((more) => ({
    more,
    executions: 0,
    micros: Number.POSITIVE_INFINITY,
  }));
  let spent = 0;
  for (let round = 0; round < ROUNDS[1] && (round < ROUNDS[0] || spent < ENOUGH_MICROS); round++)
    for (const each of best) {
      const start = process.cpuUsage();
      const options = { model, race: false, stdRs: 'rc11', maxEvents: 5000, ...each.more } as const;
      each.executions = search(image, options);
      const { user, system } = process.cpuUsage(start);
      each.micros = Math.min(each.micros, user + system);
      spent += user + system;
    }
  return best;
}

function search(image: Image, options: ExploreOptions): number {
  let setting: Setting = { options, threads: 20, mayBound: false };
  for (let attempts = 0; ; attempts++) {
    let why: GiveUp | null = null;
    const listener: Listener = {
      execution: () => {},
      blocked: () => {},
      stale: () => {},
      violation: () => true,
      gaveUp: (_x, reason) => {
        why = reason;
      },
      cut: () => {},
    };
    const x = new Explorer(new Machine(image), setting.options, listener, setting.threads);
    for (const each = x.run(); !each.next().done; );
    const next = again(
      setting,
      why,
      { observed: [...(x.classes?.observed ?? [])], sections: [], wide: [...x.locations.wide], rounds: [] },
      attempts,
    );
    if (next === null) return x.executions;
    setting = next;
  }
}
