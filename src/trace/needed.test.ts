import { expect, it } from 'vitest';
import type { Step, Violation } from '../results/types.ts';
import { onlyNeeded } from './needed.ts';

const at = { file: 'a.c', line: 1, column: 1, function: 'main', thread: 0 };
const violation = (steps: readonly Partial<Step>[], rest: Partial<Violation> = {}): Violation => ({
  kind: 'assertion',
  message: '',
  at,
  trace: {
    threads: [],
    steps: steps.map((step, i) => ({ n: i + 1, thread: 0, at, op: 'write' as const, stack: [], ...step })),
    co: { x: [2, 5], y: [4] },
  },
  ...rest,
});

it('keeps what the last step needs, and renumbers it', () => {
  const told = onlyNeeded(
    violation([
      { op: 'create', note: 'T1' },
      { location: 'x' },
      { op: 'begin', thread: 1 },
      { thread: 1, location: 'y' },
      { location: 'x' },
      { op: 'read', thread: 1, location: 'x', readsFrom: 2 },
      { op: 'assert', thread: 1 },
    ]),
  );
  expect(told.trace.steps.map(({ n, op, thread, readsFrom }) => [n, op, thread, readsFrom])).toEqual([
    [1, 'create', 0, undefined],
    [2, 'write', 0, undefined],
    [3, 'begin', 1, undefined],
    [4, 'write', 1, undefined],
    [5, 'read', 1, 2],
    [6, 'assert', 1, undefined],
  ]);
  expect(told.trace.co).toEqual({ x: [2], y: [4] });
});

it('keeps the other access of a race, a joined thread to its end, and stories with store buffers', () => {
  const race = violation([{ thread: 1 }, { thread: 2 }, { op: 'read' }], {
    kind: 'race',
    other: { at, step: 2 },
  });
  expect(onlyNeeded(race).trace.steps.map(({ thread }) => thread)).toEqual([2, 0]);
  expect(onlyNeeded(race).other?.step).toBe(1);
  const joined = violation([{ thread: 1 }, { op: 'end', thread: 1 }, { op: 'join', note: 'T1' }]);
  expect(onlyNeeded(joined)).toBe(joined);
  const buffered = violation([{ thread: 1 }, { op: 'flush', thread: 1 }, { op: 'assert' }]);
  expect(onlyNeeded(buffered)).toBe(buffered);
});
