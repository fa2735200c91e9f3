import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newCadical } from '../src/sat/solvers/cadical.ts';

type Print = (line: string) => void;

const FORMULAS: readonly (readonly [name: string, file: string, bounds: readonly string[]])[] = [
  ['work-stealing queue, unwind 4, contexts 4', 'work-stealing-queue', ['--unwind', '4', '--contexts', '4']],
  ['bounded buffer, unwind 3, contexts 4', 'bounded-buffer', ['--unwind', '3', '--contexts', '4']],
  ['elimination stack, contexts 4', 'elimination-stack', ['--contexts', '4']],
  ['safestack, unwind 3, contexts 4', 'safestack', ['--unwind', '3', '--contexts', '4']],
];

/**
 * Against a general parallel solver (Tables 3 and 4 of the paper): N CaDiCaLs with different seeds on the whole formula, of which
 * the first to answer counts, one after the other in one process, in processor seconds. To be read beside what `parallel`
 * simulates for as many workers on parts. `npm run bench -- parallel portfolio [FILTER [N]]`.
 */
export async function portfolioBench(
  print: Print,
  [, filter = '', count = '8']: readonly string[],
): Promise<void> {
  print('| formula | answer | seed 0, s | best of 2 | best of 4 | best of 8 | gain |');
  print('| --- | --- | ---: | ---: | ---: | ---: | ---: |');
  const folder = mkdtempSync(join(tmpdir(), 'heddle-portfolio-'));
  try {
    for (const [name, file, bounds] of FORMULAS) {
      if (!name.includes(filter)) continue;
      const dimacs = join(folder, 'formula.cnf');
      spawnSync(process.execPath, [
        ...['dist/cli/main.js', 'check', `bench/programs/papers/${file}.c`, '--engine', 'sequentialize'],
        ...[
          '--model',
          'sc',
          '--check',
          'assertion',
          ...bounds,
          '--dimacs',
          dimacs,
          '--quiet',
          '--timeout',
          '600',
        ],
      ]);
      const lits = literalsIn(dimacs);
      const times: number[] = [];
      let said = '';
      for (let seed = 0; seed < Number(count); seed++) {
        const { answer, cpu } = await solve(lits, seed);
        if (said !== '' && said !== answer) throw new Error(`${name}: seed ${seed} says ${answer}`);
        said = answer;
        times.push(cpu);
      }
      const best = (n: number): number => Math.min(...times.slice(0, n));
      const cells = [times[0], best(2), best(4), best(8)].map((s) => s.toFixed(2));
      print(`| ${[name, said, ...cells, (times[0] / best(8)).toFixed(2)].join(' | ')} |`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function literalsIn(dimacs: string): Int32Array {
  const lines = readFileSync(dimacs, 'utf8')
    .split('\n')
    .filter((line) => /^-?\d/.test(line));
  return Int32Array.from(lines.flatMap((line) => line.trim().split(/\s+/).map(Number)));
}

async function solve(lits: Int32Array, seed: number): Promise<{ answer: string; cpu: number }> {
  const solver = await newCadical({ options: { seed } });
  for (const lit of lits) solver.add(lit);
  const before = process.cpuUsage();
  const answer = await solver.solve();
  const { user, system } = process.cpuUsage(before);
  solver.dispose();
  return { answer, cpu: (user + system) / 1e6 };
}
