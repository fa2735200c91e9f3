import { expect, test } from 'vitest';
import { countBlocks, minimise, type Runner } from './minimise.ts';

/**
 * Two threads of five events each; the "violation" is: thread 1 has done exactly two or three events when thread 2
 * does its second one. Runs like a real runner: skips threads that are done, then goes on with the current thread.
 */
const runner: Runner = (schedule) => {
  const done = [0, 0, 0];
  const executed: number[] = [];
  const step = (t: number): boolean => {
    if (done[t] === 5) return false;
    executed.push(t);
    done[t]++;
    return t === 2 && done[2] === 2 && (done[1] === 2 || done[1] === 3);
  };
  for (const t of schedule) if (step(t)) return { schedule: Int32Array.from(executed) };
  let current = executed.at(-1) ?? 1;
  while (done[1] + done[2] < 10) {
    if (done[current] === 5) current = 3 - current;
    if (step(current)) return { schedule: Int32Array.from(executed) };
  }
  return null;
};

test('finds the smallest story', () => {
  const start = runner(Int32Array.from([1, 2, 1, 1, 2, 1, 2, 2, 1]))!.schedule;
  const best = minimise(start, runner, { attempts: 200, steps: 10_000 });
  expect([...best]).toEqual([1, 1, 2, 2]);
  expect(countBlocks(best)).toBe(2);
});

test('keeps within its effort, and then still answers with a schedule that works', () => {
  const start = runner(Int32Array.from([1, 2, 1, 1, 2]))!.schedule;
  let runs = 0;
  const best = minimise(
    start,
    (s) => {
      runs++;
      return runner(s);
    },
    { attempts: 2, steps: 10_000 },
  );
  expect(runs).toBe(2);
  expect(runner(best)).not.toBeNull();
});
