import { writeFileSync } from 'node:fs';
import { type CheckOptions, checkOptions } from '../src/base/options/options.ts';
import { firstBounds } from '../src/engines/sequentialize/bounds.ts';
import { tidName } from '../src/engines/sequentialize/parts/choices.ts';
import { type SequentializeGround, sequentializeWork } from '../src/engines/sequentialize/parts/oracle.ts';
import { allCubes, type Cube } from '../src/engines/work/cube.ts';
import type { Program } from '../src/ir/types.ts';
import { loadProgram } from '../src/run/load.ts';
import { chart } from './chart.ts';

type Print = (line: string) => void;

const CHUNK = 8;
const CORES = [1, 2, 4, 8, 16, 32, 64, 128];
const SVG = 'bench/results/parallel-chunks.svg';

/**
 * A simulated cluster as in the paper's Fig. 7: SafeStack, unwind 3; 2^(contexts - 1) parts in chunks of 8, each chunk by a process
 * of its own, here one after the other in processor seconds; a run takes as long as the slowest core.
 * `npm run bench -- parallel chunks [CONTEXTS… [SECONDS]]`: numbers of 20 and more are the seconds that may be spent in all.
 */
export async function chunksBench(print: Print, [, ...args]: readonly string[]): Promise<void> {
  const numbers = args.map(Number);
  const contexts = numbers.filter((n) => n < 20);
  const seconds = numbers.find((n) => n >= 20) ?? 300;
  const deadline = performance.now() + 1000 * seconds;
  print(
    `| contexts | parts | chunks done | sum, s | slowest chunk, s | ${CORES.map((n) => `${n} cores`).join(' | ')} |`,
  );
  print(`| ---: | ---: | ---: | ---: | ---: | ${CORES.map(() => '---:').join(' | ')} |`);
  const lines: { name: string; points: [number, number][] }[] = [];
  for (const many of contexts.length > 0 ? contexts : [5, 6, 7, 8]) {
    const options = checkOptions({ engine: 'sequentialize', model: 'sc', unwind: 3, contexts: many });
    const { program } = await loadProgram(['bench/programs/papers/safestack.c'], options);
    const cubes = allCubes(Array.from({ length: many - 1 }, (_, k) => tidName(k + 1, 0)));
    const times: number[] = [];
    for (let first = 0; first < cubes.length && performance.now() < deadline; first += CHUNK) {
      const time = await chunk(program, options, cubes.slice(first, first + CHUNK), deadline);
      if (time === null) break;
      times.push(time);
    }
    const all = cubes.length / CHUNK;
    const isWhole = times.length === Math.ceil(all);
    const sum = times.reduce((a, b) => a + b, 0);
    const at = CORES.map((cores) => spread(times, cores));
    print(
      `| ${[
        many,
        cubes.length,
        `${times.length} of ${Math.ceil(all)}`,
        sum.toFixed(1),
        Math.max(0, ...times).toFixed(1),
        ...at.map((s) => (isWhole ? s.toFixed(1) : '')),
      ].join(' | ')} |`,
    );
    if (isWhole) lines.push({ name: `${many} contexts`, points: at.map((s, i) => [i, Math.max(0.01, s)]) });
  }
  if (lines.length > 0)
    writeFileSync(SVG, chart('SafeStack, chunks of 8 parts: seconds', 'log2 cores', 's', lines));
}

/** Chunk n goes to core n modulo the number of cores. */
function spread(times: readonly number[], cores: number): number {
  const loads = new Array<number>(cores).fill(0);
  for (const [n, time] of times.entries()) loads[n % cores] += time;
  return Math.max(...loads);
}

/** Processor seconds; null: it was not done in time. */
async function chunk(
  program: Program,
  options: CheckOptions,
  roots: readonly Cube[],
  deadline: number,
): Promise<number | null> {
  const bounds = firstBounds(options);
  const ground: SequentializeGround = { options, bounds, steps: 0, contexts: bounds.contexts, roots };
  const work = sequentializeWork(program, ground);
  const before = process.cpuUsage();
  for (const root of roots) {
    const { leaves } = await work.run(root, {
      asked: () => (performance.now() > deadline ? 'stop' : 'go-on'),
      give: () => {},
      wantsCount: () => false,
      count: () => {},
    });
    if (leaves[0].answer === 'unknown') return null;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
