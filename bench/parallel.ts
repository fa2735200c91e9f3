import { writeFileSync } from 'node:fs';
import { type CheckOptions, checkOptions } from '../src/base/options/options.ts';
import { firstBounds } from '../src/engines/sequentialize/bounds.ts';
import { tidName } from '../src/engines/sequentialize/parts/choices.ts';
import { type SequentializeGround, sequentializeWork } from '../src/engines/sequentialize/parts/oracle.ts';
import { allCubes, type Cube, cubeText } from '../src/engines/work/cube.ts';
import type { Leaf } from '../src/engines/work/cube-work.ts';
import type { Control } from '../src/engines/work/work.ts';
import type { Program } from '../src/ir/types.ts';
import { loadProgram } from '../src/run/load.ts';
import { chart } from './chart.ts';

type Print = (line: string) => void;

/** The formulas of Inverso and Trubiani, Table 2, within bounds that take seconds here, and their speed-up with 2 cores. */
const ROWS: readonly (readonly [name: string, file: string, given: Partial<CheckOptions>, theirs: string])[] =
  [
    ['work-stealing queue, unwind 4, contexts 4', 'work-stealing-queue', { unwind: 4, contexts: 4 }, '1.33'],
    ['bounded buffer, unwind 3, contexts 4', 'bounded-buffer', { unwind: 3, contexts: 4 }, '1.51'],
    ['elimination stack, contexts 4', 'elimination-stack', { contexts: 4 }, '1.13'],
    ['safestack, unwind 3, contexts 4', 'safestack', { unwind: 3, contexts: 4 }, '1.25'],
    ['safestack, unwind 3, contexts 5', 'safestack', { unwind: 3, contexts: 5 }, '2.46'],
  ];
const FIXES = ['assume', 'unit', 'encode'] as const;
const WORKERS = Array.from({ length: 11 }, (_, n) => 2 ** n);
const SVG = 'bench/results/parallel.svg';

/**
 * The parts of `sequentialize`, one after the other in one process, in processor seconds, so that what other programs do on the
 * machine does not count; and from these times what 1 to 1,024 workers would take: `static` gives each worker its share
 * beforehand (as the paper does), `dynamic` gives the next part to whoever is free. Beyond as many workers as there are
 * parts nothing is gained; long before that the longest part is what is waited for, unless it is split.
 * `npm run bench -- parallel [FILTER [PARTS]]`; `… parallel explore`, `sequentialize` and `overhead` are wall times, `… portfolio`
 * and `… chunks` other comparisons; `… all` is every table of wall times, and those of `auto`, within a quarter of an hour.
 */
export async function parallelBench(print: Print, args: readonly string[]): Promise<void> {
  switch (args[0]) {
    case 'explore':
    case 'sequentialize':
      return (await import('./parallel-wall.ts')).speedBench(print, args);
    case 'overhead':
      return (await import('./parallel-wall.ts')).overheadBench(print, args);
    case 'portfolio':
      return (await import('./parallel-solvers.ts')).portfolioBench(print, args);
    case 'all':
      return allTables(print);
    case 'chunks':
      return (await import('./parallel-chunks.ts')).chunksBench(print, args);
  }
  const [filter = '', parts = '8'] = args;
  const lines: { name: string; points: [number, number][] }[] = [];
  for (const [name, file, given, theirs] of ROWS) {
    if (!name.includes(filter)) continue;
    const path = `bench/programs/papers/${file}.c`;
    const options = checkOptions({ engine: 'sequentialize', model: 'sc', ...given });
    const { program } = await loadProgram([path], options);
    const [whole] = await measure(program, options, [[]]);
    print(
      `\n${name}: whole ${whole.cpu.toFixed(2)} s, ${whole.leaf.conflicts} conflicts, ${whole.leaf.decisions} decisions`,
    );
    const names = Array.from({ length: Math.log2(Number(parts)) }, (_, k) => tidName(k + 1, 0));
    for (const fix of FIXES) {
      const measured = await measure(
        program,
        { ...options, fix },
        allCubes(names.slice(0, (given.contexts ?? 1) - 1)),
      );
      const times = measured.map(({ cpu }) => cpu);
      const total = times.reduce((sum, one) => sum + one, 0);
      print(
        `  ${fix}: ${times.length} parts, ${total.toFixed(2)} s in all, longest ${Math.max(...times).toFixed(2)} s; simulated: 2 workers ${(whole.cpu / dynamic(times, 2)).toFixed(2)} times as fast (paper: ${theirs})`,
      );
      for (const { leaf, cpu } of measured)
        print(
          `    ${cubeText(leaf.cube)}: ${leaf.answer}, ${leaf.decisions} decisions, ${leaf.conflicts} conflicts, ${leaf.variables} variables left, ${cpu.toFixed(2)} s`,
        );
      print(`    workers  ${WORKERS.join('  ')}`);
      for (const [how, time] of [
        ['static', fixed],
        ['dynamic', dynamic],
      ] as const)
        print(`    ${how}  ${WORKERS.map((n) => time(times, n).toFixed(2)).join('  ')}`);
      if (fix === 'assume')
        lines.push({
          name: name.slice(0, 28),
          points: WORKERS.map((n, i) => [i, Math.max(0.01, dynamic(times, n))]),
        });
    }
  }
  if (lines.length > 0)
    writeFileSync(SVG, chart('Simulated workers: seconds, dynamic', 'log2 workers', 's', lines));
}

/** Seconds for each. */
async function allTables(print: Print): Promise<void> {
  const { speedBench, overheadBench } = await import('./parallel-wall.ts');
  const { autoBench } = await import('./auto.ts');
  const tables: readonly (readonly [name: string, make: () => Promise<void> | void])[] = [
    ['sequentialize', () => speedBench(print, ['sequentialize', '', '270'])],
    ['explore', () => speedBench(print, ['explore', '', '110'])],
    ['overhead', () => overheadBench(print, ['overhead'])],
    ['auto: known', () => autoBench(print, ['known', '20', '', '130'])],
    ['auto: not used while tuning', () => autoBench(print, ['unseen', '20', '', '130'])],
  ];
  for (const [name, make] of tables) {
    print(`\n## ${name}\n`);
    await make();
  }
}

/** Worker n has parts n, n + workers, …: the slowest counts. */
function fixed(times: readonly number[], workers: number): number {
  const loads = new Array<number>(workers).fill(0);
  for (const [n, time] of times.entries()) loads[n % workers] += time;
  return Math.max(...loads);
}

/** The next part goes to whoever is free first. */
function dynamic(times: readonly number[], workers: number): number {
  const loads = new Array<number>(workers).fill(0);
  for (const time of times) loads[loads.indexOf(Math.min(...loads))] += time;
  return Math.max(...loads);
}

interface Measured {
  readonly leaf: Leaf;
  readonly cpu: number;
}

async function measure(program: Program, options: CheckOptions, roots: readonly Cube[]): Promise<Measured[]> {
  const bounds = firstBounds(options);
  const ground: SequentializeGround = { options, bounds, steps: 0, contexts: bounds.contexts, roots };
  const work = sequentializeWork(program, ground);
  const control: Control<Cube> = {
    asked: () => 'go-on',
    give: () => {},
    wantsCount: () => false,
    count: () => {},
  };
  const found: Measured[] = [];
  for (const root of roots) {
    const before = process.cpuUsage();
    const { leaves } = await work.run(root, control);
    const { user, system } = process.cpuUsage(before);
    found.push({ leaf: leaves[0], cpu: (user + system) / 1e6 });
  }
  return found;
}
