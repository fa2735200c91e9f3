import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSource } from './check-source.ts';

const read = (name: string): string => readFileSync(`bench/programs/directed/${name}.c`, 'utf8');

async function runsOf(name: string, clangFlags: readonly string[]): Promise<{ runs: number; goals: number }> {
  const { verdict, stats, summary } = await checkSource(read(name), { clangFlags });
  expect(verdict).toBe('verified');
  const goals = Number(/(\d+) goals? reached/.exec(summary)?.[1]);
  return { runs: stats.executions, goals };
}

describe('two independent phases, a queue and then a stack', () => {
  it.each([2, 3, 4])('of %i values take no more runs than both alone', async (size) => {
    const [queue, stack, both] = [
      await runsOf('phases', [`-DN=${size}`, '-DQUEUE']),
      await runsOf('phases', [`-DN=${size}`, '-DSTACK']),
      await runsOf('phases', [`-DN=${size}`]),
    ];
    expect(both.runs).toBeLessThanOrEqual(queue.runs + stack.runs);
    for (const { runs, goals } of [queue, stack, both]) expect(runs).toBeLessThanOrEqual(goals + 1);
  });
});

describe('every run but the first reaches a goal', () => {
  it.each([
    ['msqueue', '-DN=3'],
    ['dekker', '-DN=3'],
    ['seqlock', '-DN=4'],
    ['linux-rwlock', '-DN=4'],
    ['cas-spinlock', '-DN=20'],
  ])('%s %s', async (name, size) => {
    const { runs, goals } = await runsOf(name, [size]);
    expect(runs).toBeLessThanOrEqual(goals + 1);
  });

  it('30 threads that try a lock once', async () => {
    const { runs, goals } = await runsOf('cas-spinlock', ['-DTHREADS=30', '-DN=1']);
    expect(runs).toBeLessThanOrEqual(goals + 1);
  });
});
