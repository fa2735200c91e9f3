import type { Diagnostic } from '../../../base/failure.ts';
import type { EventId, ThreadId } from '../../../base/ids.ts';
import type { Instr, Terminator } from '../../../ir/types.ts';
import { ST_SITE } from '../../../vm/code/layout.ts';
import { tooMany } from '../functions/too-many.ts';
import { type Graph, K_OTHER } from '../graph/graph.ts';
import type { Exploration } from '../state/exploration.ts';
import { GO_ON, type Outcome } from '../state/steps.ts';
import { type Bound, leastTimes } from './constraints.ts';
import { MOST_READINGS, minus, reading, type Span, spanOf, spanOfFloat, toDouble } from './marks.ts';
import { clockScale, type TimeTest, timeTest } from './symbolic-time.ts';

/**
 * Clocks are read, and times are compared (symbolic-time.ts). A comparison says something about the difference of two readings of
 * its thread; which of its answers there are follows from what the thread has been told before, so it does not depend on
 * what others do, nor on the order in which events are added.
 */

/** An answer, and what it says: a - b is at most, at least, or exactly so many seconds; or nothing. */
export interface Answer {
  readonly answer: number;
  readonly says: number;
  readonly seconds: number;
  readonly a: number;
  readonly b: number;
}
const AT_MOST = 0;
const AT_LEAST = 1;
const EXACTLY = 2;
const NOTHING = 3;
/** What the clocks of the machine show at most. */
const LATEST = 2147483647;

const instrAt = (x: Exploration, site: number): Instr | Terminator => x.machine.image.sites[site].instr;

/** The pending event of thread t reads a clock; null: it does not. */
export function readClock(x: Exploration, t: ThreadId): Outcome | null {
  const scale = clockScale(instrAt(x, x.machine.state(t)[ST_SITE]));
  if (scale === null) return null;
  const n = known(x, t).readings + 1;
  if (n > MOST_READINGS) return x.giveUp(tooMany(x, t));
  const bits = reading(n, scale);
  const [lo, hi] = [Number(BigInt.asIntN(32, bits)), Number(BigInt.asIntN(32, bits >> 32n))];
  const e = x.add(t, K_OTHER, 0);
  x.graph.value.set([lo, hi], 4 * e);
  x.machine.deliver(t, lo, hi);
  return GO_ON;
}

export const isComparison = (x: Exploration, t: ThreadId): boolean =>
  timeTest(instrAt(x, x.machine.state(t)[ST_SITE])) !== null;

/** The pending event of thread t compares times: its answers; null: it compares none. */
export function answersOf(x: Exploration, t: ThreadId): readonly Answer[] | Diagnostic | null {
  const test = timeTest(instrAt(x, x.machine.state(t)[ST_SITE]));
  if (test === null) return null;
  const never = unlimited(x, t, test);
  if (never !== null) return [{ answer: never ? 1 : 0, says: NOTHING, seconds: 0, a: 0, b: 0 }];
  const difference = differenceOf(x, t, test);
  if (difference === null) return tooMany(x, t);
  const { a, b } = difference;
  const { readings, bounds, scale } = known(x, t);
  const leaves = (one: Omit<Answer, 'a' | 'b'>): boolean => {
    const times = leastTimes(readings, [...bounds, ...boundsOf({ ...one, a, b })]);
    return times !== null && (times.at(-1) ?? 0) * scale <= LATEST;
  };
  const isNegative = { answer: 0, says: AT_MOST, seconds: Math.ceil(-difference.offset) - 1 };
  if (test.pred.startsWith('u') && !test.isFloat && leaves(isNegative)) return tooMany(x, t);
  const all = waysOf(test, -difference.offset);
  const open = a === b ? all.filter((one) => isSo(one)) : all.filter(leaves);
  return open.length === 0 ? tooMany(x, t) : open.map((one) => ({ ...one, a, b }));
}

/** Without readings: does it hold of a difference of 0? */
const isSo = ({ says, seconds }: Omit<Answer, 'a' | 'b'>): boolean =>
  says === NOTHING ||
  (says === AT_MOST && seconds >= 0) ||
  (says === AT_LEAST && seconds <= 0) ||
  (says === EXACTLY && seconds === 0);

export function addAnswer(x: Exploration, t: ThreadId, one: Answer, flags: number): void {
  const e = x.add(t, K_OTHER, flags);
  x.graph.value.set([one.answer, one.a | (one.b << 8) | (one.says << 16), one.seconds, 0], 4 * e);
  x.machine.deliver(t, one.answer, 0);
}

/** What is compared with the first or last time there is (`time_point::max()`): the answer; null: nothing. */
function unlimited(x: Exploration, t: ThreadId, test: TimeTest): boolean | null {
  if (test.isFloat) return null;
  const [left, right] = x.machine.arguments(t).map((bits) => BigInt.asIntN(64, bits));
  const isEnd = (value: bigint): boolean => value === ENDS[0] || value === ENDS[1];
  if (isEnd(left) === isEnd(right)) return null;
  const order = left < right ? 'lt' : 'gt';
  if (test.pred === 'eq' || test.pred === 'ne') return test.pred === 'ne';
  return test.pred.startsWith('s') ? test.pred.slice(1).startsWith(order[0]) : null;
}

const ENDS = [-(1n << 63n), (1n << 63n) - 1n] as const;

function differenceOf(x: Exploration, t: ThreadId, test: TimeTest): Span | null {
  const spans = x.machine
    .arguments(t)
    .map((bits) =>
      test.isFloat ? spanOfFloat(toDouble(bits), test.scale) : spanOf(BigInt.asIntN(64, bits), test.scale),
    );
  const [left, right] = spans;
  if (left === null || right === null) return null;
  const found = minus(left, right);
  if (found === null || !test.isFloat) return found;
  /* what a sum of floats has lost is less than this */
  const whole = Math.round(found.offset);
  return Math.abs(found.offset - whole) < 1e-5 ? { ...found, offset: whole } : found;
}

/** The answers to how a difference of whole seconds compares with `c`. */
function waysOf({ pred, isFloat }: TimeTest, c: number): Omit<Answer, 'a' | 'b'>[] {
  const below = (answer: number, seconds: number): Omit<Answer, 'a' | 'b'> => ({
    answer,
    says: AT_MOST,
    seconds,
  });
  const above = (answer: number, seconds: number): Omit<Answer, 'a' | 'b'> => ({
    answer,
    says: AT_LEAST,
    seconds,
  });
  const name = isFloat || !/^[su]/.test(pred) ? pred.replace(/^[ou](?=[lge])/, '') : pred.slice(1);
  switch (name) {
    case 'lt':
      return [below(1, Math.ceil(c) - 1), above(0, Math.ceil(c))];
    case 'ge':
      return [above(1, Math.ceil(c)), below(0, Math.ceil(c) - 1)];
    case 'le':
      return [below(1, Math.floor(c)), above(0, Math.floor(c) + 1)];
    case 'gt':
      return [above(1, Math.floor(c) + 1), below(0, Math.floor(c))];
    default: {
      const equal = pred === 'eq' || pred === 'oeq' || pred === 'ueq' ? 1 : 0;
      if (!Number.isInteger(c)) return [{ answer: 1 - equal, says: NOTHING, seconds: 0 }];
      const same = { answer: equal, says: EXACTLY, seconds: c };
      return [same, below(1 - equal, c - 1), above(1 - equal, c + 1)];
    }
  }
}

function boundsOf({ says, seconds, a, b }: Omit<Answer, 'answer'>): Bound[] {
  const most = { a, b, most: seconds };
  const least = { a: b, b: a, most: -seconds };
  switch (says) {
    case AT_MOST:
      return [most];
    case AT_LEAST:
      return [least];
    case EXACTLY:
      return [most, least];
    default:
      return [];
  }
}

/** What thread t has been told about its readings. */
function known(
  x: Exploration,
  t: ThreadId,
): { readonly readings: number; readonly bounds: readonly Bound[]; readonly scale: number } {
  const g = x.graph;
  let [readings, largest] = [0, 1];
  const bounds: Bound[] = [];
  for (const e of g.of[t]) {
    if (g.kind[e] !== K_OTHER) continue;
    const instr = instrAt(x, g.site[e]);
    const scale = clockScale(instr);
    if (scale !== null) {
      readings++;
      largest = Math.max(largest, scale);
    } else if (timeTest(instr) !== null) bounds.push(...boundsOf(answerOf(g, e)));
  }
  return { readings, bounds, scale: largest };
}

function answerOf(g: Graph, e: EventId): Answer {
  const [answer, which, seconds] = g.value.subarray(4 * e, 4 * e + 3);
  return { answer, a: which & 255, b: (which >> 8) & 255, says: which >> 16, seconds };
}

/** Is event e an answer, which the program itself does not ask for? */
export const isAnswer = (x: Exploration, e: EventId): boolean =>
  x.graph.kind[e] === K_OTHER && timeTest(instrAt(x, x.graph.site[e])) !== null;

/** What a clock shows at event e in the execution that is told; null: it reads none. */
export function shown(x: Exploration, e: EventId): number | null {
  const g = x.graph;
  if (g.kind[e] !== K_OTHER) return null;
  const scale = clockScale(instrAt(x, g.site[e]));
  if (scale === null) return null;
  const t = g.thread[e];
  const { readings, bounds } = known(x, t);
  const earlier = g.of[t].filter(
    (o) => g.pos[o] < g.pos[e] && g.kind[o] === K_OTHER && clockScale(instrAt(x, g.site[o])) !== null,
  );
  return (leastTimes(readings, bounds)?.[earlier.length + 1] ?? 0) * scale;
}
