import type { Instr, Terminator } from './types.ts';

/** What a `choose` of a clock (frontend/include/runtime/clock.c) gives: a time, of which `scale` are a second, or what is left of a second. */
export type ClockPart = { readonly part: 'time'; readonly scale: number } | { readonly part: 'fraction' };

const SECONDS = 2147483647n;
/** Functions that read clocks, and how many of what they give are a second. */
const CLOCKS: ReadonlyMap<string, number> = new Map([
  ['time', 1],
  ['clock_gettime', 1],
  ['timespec_get', 1],
  ['gettimeofday', 1],
  ['clock', 1_000_000],
]);

/** Null: it is of no clock, or the program uses little of it (passes/rewrite/narrow.ts). */
export function clockPart(i: Instr | Terminator): ClockPart | null {
  if (i.op !== 'choose' || i.of !== '') return null;
  const scale = CLOCKS.get(i.what);
  if (scale === undefined || i.lo.kind !== 'const' || i.hi.kind !== 'const' || i.lo.bits !== 0n) return null;
  if (i.hi.bits === SECONDS) return { part: 'time', scale };
  return i.hi.bits === 999_999_999n || i.hi.bits === 999_999n ? { part: 'fraction' } : null;
}
