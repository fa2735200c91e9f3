import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileUnits } from '../src/frontend/compile/clang/clang.ts';

const ROUNDS = 5;
/** Goal: CPU seconds of a C++ file in the embedded clang, after the first compilation. */
const LIMIT = 1.5;

/**
 * How long the embedded clang takes for C++ with our headers: CPU time after a first compilation, beside a C program
 * that is compiled in turns with them; and a second look, from the cache.
 */
const PROGRAMS: Readonly<Record<string, string>> = {
  'C, pthread.h': '#include <pthread.h>\n#include <stdatomic.h>\nint main(void) { return 0; }\n',
  'atomic, thread': includes('atomic', 'thread'),
  'thread, mutex, condition_variable': includes('thread', 'mutex', 'condition_variable'),
  'future, thread': includes('future', 'thread'),
  'vector, string, memory': includes('vector', 'string', 'memory'),
  everything: includes(
    ...[
      'atomic',
      'thread',
      'mutex',
      'shared_mutex',
      'condition_variable',
      'semaphore',
      'barrier',
      'latch',
      'future',
    ],
    ...[
      'memory',
      'functional',
      'vector',
      'string',
      'map',
      'unordered_map',
      'deque',
      'queue',
      'algorithm',
      'iostream',
    ],
  ),
};
const USED = ['examples/work-queue.cc', 'examples/rwlock-cache.cc', 'examples/mcs-lock.cc'];

export async function cxxBench(print: (line: string) => void): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'heddle-bench-'));
  process.env.XDG_CACHE_HOME = join(dir, 'cache');
  try {
    const files = Object.entries(PROGRAMS).map(([name, text], i) => {
      const file = join(dir, `${i}.${i === 0 ? 'c' : 'cc'}`);
      writeFileSync(file, text);
      return { name, file };
    });
    for (const file of USED) files.push({ name: file, file });
    const first = await cpu(files[0].file, false);
    print(`first compilation, module included: ${first.toFixed(2)} s`);
    const times = files.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++)
      for (let i = 0; i < files.length; i++) times[i].push(await cpu(files[i].file, false));
    const c = median(times[0]);
    let worst = 0;
    for (const [i, { name }] of files.entries()) {
      const seconds = median(times[i]);
      worst = Math.max(worst, seconds);
      print(
        `${name.padEnd(36)} ${seconds.toFixed(2).padStart(6)} s CPU ${(seconds / c).toFixed(1).padStart(6)}×`,
      );
    }
    const last = files.at(-1)!.file;
    await cpu(last, true);
    print(`${'from the cache'.padEnd(36)} ${(await cpu(last, true)).toFixed(2).padStart(6)} s CPU`);
    if (worst > LIMIT) throw new Error(`a C++ file takes ${worst.toFixed(2)} s of CPU: more than ${LIMIT} s`);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function includes(...headers: readonly string[]): string {
  return `${headers.map((name) => `#include <${name}>\n`).join('')}int main() {}\n`;
}

async function cpu(file: string, cache: boolean): Promise<number> {
  const before = process.cpuUsage();
  await compileUnits({ files: [file], flags: [], dataModel: 'lp64', clang: 'wasm', cache });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const median = (samples: readonly number[]): number =>
  [...samples].sort((a, b) => a - b)[samples.length >> 1];
