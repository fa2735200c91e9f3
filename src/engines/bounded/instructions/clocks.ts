import { clockPart } from '../../../ir/clocks.ts';
import type { Instr } from '../../../ir/types.ts';
import type { Bits } from '../../../sat/bits/bits.ts';
import { eq, sge } from '../../../sat/bits/bits-compare.ts';
import type { Frame } from '../frame.ts';

type Choose = Extract<Instr, { readonly op: 'choose' }>;

/** What a thread reads of a clock is not less than what it read before. */
export function goesForward({ round, thread, guard }: Frame, i: Choose, bits: Bits): void {
  const clock = clockPart(i);
  if (clock === null) return;
  const { what } = i;
  const { c } = round;
  const before = thread.clocks.filter((one) => one.what === what && one.time.length === bits.length);
  if (clock.part === 'time') {
    for (const one of before) round.assume(c.implies(c.and(guard, one.guard), sge(c, bits, one.time)));
    thread.clocks.push({ what, guard, time: bits, fraction: null });
    return;
  }
  const mine = before.at(-1);
  if (mine === undefined) return;
  mine.fraction = bits;
  for (const { guard: other, time, fraction } of before.slice(0, -1))
    if (fraction !== null)
      round.assume(c.implies(c.and(c.and(guard, other), eq(c, time, mine.time)), sge(c, bits, fraction)));
}
