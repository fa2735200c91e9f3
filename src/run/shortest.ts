import { type Buffering, bufferingOf } from '../base/models.ts';
import type { CheckOptions } from '../base/options/options.ts';
import { fewestSwitches, type Wanted } from '../engines/scheduled-run/fewest-switches.ts';
import { tellExactly } from '../engines/scheduled-run/tell.ts';
import type { Program } from '../ir/types.ts';
import { isSequential } from '../replay/consistent.ts';
import { replayTrace } from '../replay/replay.ts';
import { isAtEnd } from '../replay/replay-ending.ts';
import type { At, Step, Violation } from '../results/types.ts';
import { onlyNeeded } from '../trace/needed.ts';
import { relinearised, switchesIn } from '../trace/relinearise.ts';

/**
 * The execution that is easiest to follow, of all that show the same violation: an interleaving rather than a weak one;
 * then the fewest context switches, delayed stores and stale reads, steps. Interleavings are searched first, then, under
 * tso and pso, executions with store buffers; each search has its effort: EFFORT, and what it does not decide stays as the
 * engine found it, told in the best order. Whatever replaces the engine's story has been replayed.
 */
/** Events that each search may run: less than a second. */
const EFFORT = 400_000;

export function shortest(program: Program, given: Violation, options: CheckOptions): Violation {
  if (given.kind === 'not-serial') return given;
  let best = inBestOrder(program, given, options);
  if (options.heap === 'reuse') return best;
  const isWeak = !isSequential(best.trace);
  const ways: Buffering[] = isWeak ? ['none', bufferingOf(options.model)] : ['none'];
  for (const buffering of new Set(ways)) {
    const found = searched(program, given, options, buffering);
    if (found === null) continue;
    const told = inBestOrder(program, found, options);
    /* a store that reaches memory late is easier to follow as a step of its own than as reads of old values */
    const isWanted = buffering !== 'none' || isEasier(told, best);
    if (isWanted && replayTrace(program, told, options.model, options.stdRs).ok) best = told;
    break;
  }
  return best;
}

function inBestOrder(program: Program, given: Violation, { model, stdRs }: CheckOptions): Violation {
  const needed = isAtEnd(given) ? given : onlyNeeded(given);
  const violation = needed !== given && replayTrace(program, needed, model, stdRs).ok ? needed : given;
  const told = relinearised(violation, isSequential(violation.trace), !isAtEnd(violation));
  return told !== violation && replayTrace(program, told, model, stdRs).ok ? told : violation;
}

function searched(
  program: Program,
  given: Violation,
  options: CheckOptions,
  buffering: Buffering,
): Violation | null {
  const key = keyOf(given);
  const wanted: Wanted = {
    kind: given.kind,
    isIt: (found) =>
      found.kind === given.kind &&
      (given.waiting === undefined ? found.key === key : sameWaiting(found.waiting, given.waiting)),
  };
  const limit = 4 * given.trace.steps.length + 200;
  const found = fewestSwitches(program, options, wanted, {
    choices: choicesOf(given),
    buffering,
    effort: EFFORT,
    limit,
  });
  return found === null ? null : tellExactly(program, options, found.script, buffering);
}

/** As scheduled-run/state.ts has it. */
const keyOf = ({ kind, at, other }: Violation): string =>
  `${kind} ${[at, ...(other ? [other.at] : [])].map(place).sort().join(' ')}`;
const place = ({ file, line, column }: At): string => `${file}:${line}:${column}`;

function sameWaiting(a: NonNullable<Violation['waiting']>, b: NonNullable<Violation['waiting']>): boolean {
  const places = (all: typeof a): string =>
    all
      .map(({ at }) => (at ? place(at) : ''))
      .sort()
      .join(' ');
  return places(a) === places(b);
}

/** By thread: the values it chose. */
function choicesOf({ trace }: Violation): bigint[][] {
  const choices: bigint[][] = trace.threads.map(() => []);
  for (const { op, thread, value } of trace.steps)
    if (op === 'choose' && value !== undefined && /^-?\d+$/.test(value))
      (choices[thread] ??= []).push(BigInt(value));
  return choices;
}

function isEasier(a: Violation, b: Violation): boolean {
  const [x, y] = [costOf(a), costOf(b)];
  const i = x.findIndex((n, k) => n !== y[k]);
  return i >= 0 && x[i] < y[i];
}

function costOf({ trace }: Violation): number[] {
  const { steps, co } = trace;
  const stale = steps.filter((step) => isDelayed(step, steps) || isStale(step, co)).length;
  return [isSequential(trace) ? 0 : 1, switchesIn(steps), stale, steps.length];
}

/** A flush that does not come right after its store. */
const isDelayed = ({ op, n, note }: Step, steps: readonly Step[]): boolean =>
  op === 'flush' && note !== `store of step ${n - 1}` && steps.length > 0;

const isStale = ({ readsFrom, location, n }: Step, co: Violation['trace']['co']): boolean => {
  if (readsFrom === undefined) return false;
  const order = co[location ?? ''] ?? [];
  return order.slice(order.indexOf(readsFrom) + 1).some((write) => write < n);
};
