import { type CheckOptions, checkOptions } from '../src/base/options/options.ts';
import { exploreEngine } from '../src/engines/explore/explore.ts';
import type { Program } from '../src/ir/types.ts';
import type { ModelName, Verdict } from '../src/results/types.ts';
import { loadProgram } from '../src/run/load.ts';

/**
 * The programs of CDSChecker's section 12.1 under rc11 and c11, beside what that tool did with its own ports of them
 * (figure 11: executions, feasible ones, seconds). With -DBUG those in which it found a bug.
 */
export const ROWS: readonly (readonly [string, readonly string[], number, number, number])[] = [
  ['chase-lev-deque.c', ['-DBUG'], 748, 81, 0.14],
  ['chase-lev-deque.c', [], 748, 81, 0.14],
  ['spsc-queue.c', ['-DBUG'], 18, 11, 0.01],
  ['spsc-queue.c', [], 19, 16, 0.02],
  ['barrier.c', [], 10, 10, 0.01],
  ['dekker-fences.c', [], 19_319, 2_313, 3.22],
  ['mcs-lock.c', [], 18_035, 14_017, 3.61],
  ['mpmc-queue.c', [], 40_148, 13_028, 7.66],
  ['ms-queue.c', [], 272, 114, 0.07],
  ['linux-rwlock.c', [], 54_761, 1_366, 10.56],
];
const MODELS = ['rc11', 'c11'] as const;
const REPEAT = 3;

export async function cdsCheckerBench(print: (line: string) => void): Promise<void> {
  const heads = MODELS.map((model) => `${model} | executions (blocked) | s`).join(' | ');
  print(`| program | ${heads} | CDSChecker: executions | feasible | s |`);
  print(`| --- | ${MODELS.map(() => '--- | ---: | ---:').join(' | ')} | ---: | ---: | ---: |`);
  for (const [file, flags, all, feasible, seconds] of ROWS) {
    const cells: string[] = [];
    for (const model of MODELS) cells.push(await cell(`bench/programs/structures/${file}`, flags, model));
    const seed = `${all.toLocaleString('en')} | ${feasible.toLocaleString('en')} | ${seconds}`;
    print(`| \`${[file, ...flags].join(' ')}\` | ${cells.join(' | ')} | ${seed} |`);
  }
}

/** Verdict, executions, processor seconds of the search (best of a few). */
async function cell(file: string, clangFlags: readonly string[], model: ModelName): Promise<string> {
  const options = checkOptions({ model, clangFlags });
  const { program } = await loadProgram([file], options);
  let best = Number.POSITIVE_INFINITY;
  let text = '';
  for (let n = 0; n < REPEAT; n++) {
    const start = process.cpuUsage();
    const { verdict, violations, stats } = await answer(program, options);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1e6);
    const told = violations.length === 0 ? verdict : `violated: ${violations[0].kind}`;
    text = `${told} | ${stats.executions} (${stats.blocked})`;
  }
  return `${text} | ${best.toFixed(3)}`;
}

async function answer(program: Program, options: CheckOptions): Promise<Verdict> {
  const context = {
    signal: new AbortController().signal,
    elapsed: () => performance.now() / 1000,
    stopped: () => 'no' as const,
  };
  for (const run = exploreEngine.run(program, options, context); ; ) {
    const step = await run.next();
    if (step.done) return step.value;
  }
}
