import { expect, it } from 'vitest';
import { clockOf, lookAtClock, TimeIsUp } from './time.ts';

const context = { signal: new AbortController().signal, elapsed: () => 5, stopped: () => 'no' as const };

it.each([
  [null, undefined, false],
  [6, undefined, false],
  [5, undefined, true],
  [null, 6, false],
  [null, 4, true],
  [6, 4, true],
  [4, 6, true],
])('timeout %s, deadline %s: over %s', (timeout, deadline, isOver) => {
  const given = deadline === undefined ? context : { ...context, deadline };
  const tick = clockOf(given, timeout);
  const often = (): void => {
    for (let i = 0; i < 4; i++) tick();
  };
  if (!isOver) return expect(() => lookAtClock(given, timeout)).not.toThrow();
  expect(() => lookAtClock(given, timeout)).toThrow(TimeIsUp);
  expect(often).toThrow(TimeIsUp);
});
