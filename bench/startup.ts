import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const ROUNDS = 11;
const LIMIT = 10;
const MAIN = 'dist/cli/main.js';
const PROGRAM = 'bench/programs/sb.c';

/**
 * How long `heddle check` takes from a warm cache, against an empty Node process measured beside it (the two take
 * turns, so that a busy machine slows both). Goal: at most 10×.
 */
export function startupBench(print: (line: string) => void, args: readonly string[]): void {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing: npm run build`);
  const check = [MAIN, 'check', PROGRAM, ...args];
  const help = [MAIN, '--help'];
  time(check);
  const times = { empty: [] as number[], help: [] as number[], check: [] as number[] };
  for (let i = 0; i < ROUNDS; i++) {
    times.empty.push(time(['-e', '0']));
    times.help.push(time(help));
    times.check.push(time(check));
  }
  const empty = median(times.empty);
  const ratio = median(times.check) / empty;
  for (const [name, samples] of Object.entries(times)) {
    const ms = median(samples);
    print(`${name.padEnd(6)} ${ms.toFixed(0).padStart(5)} ms  ${(ms / empty).toFixed(1).padStart(5)}×`);
  }
  if (ratio > LIMIT)
    throw new Error(`a warm check takes ${ratio.toFixed(1)}× an empty process: more than ${LIMIT}×`);
}

function time(args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const ms = performance.now() - start;
  if (status === null || ![0, 5, 10].includes(status))
    throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return ms;
}

const median = (samples: readonly number[]): number =>
  [...samples].sort((a, b) => a - b)[samples.length >> 1];
