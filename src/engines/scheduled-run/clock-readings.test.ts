import { expect, test } from 'vitest';
import type { Instr } from '../../ir/types.ts';
import { ClockReadings } from './clock-readings.ts';

const reading = (hi: bigint): Instr =>
  ({
    op: 'choose',
    what: 'clock_gettime',
    of: '',
    lo: { kind: 'const', bits: 0n },
    hi: { kind: 'const', bits: hi },
  }) as unknown as Instr;
const [SECONDS, NANOSECONDS] = [reading(2147483647n), reading(999_999_999n)];

test('in one second what is left of it does not go back, in a later one it begins anew', () => {
  const clocks = new ClockReadings();
  clocks.shown(0, SECONDS, 3n);
  clocks.shown(0, NANOSECONDS, 700n);
  expect([clocks.least(0, SECONDS, 0n), clocks.least(0, NANOSECONDS, 0n)]).toEqual([3n, 700n]);
  clocks.shown(0, SECONDS, 3n);
  expect(clocks.least(0, NANOSECONDS, 0n)).toBe(700n);
  clocks.shown(0, SECONDS, 4n);
  expect([clocks.least(0, SECONDS, 0n), clocks.least(0, NANOSECONDS, 0n)]).toEqual([4n, 0n]);
  expect(clocks.least(1, SECONDS, 0n)).toBe(0n);
});
