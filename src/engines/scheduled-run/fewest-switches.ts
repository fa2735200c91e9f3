import type { Buffering } from '../../base/models.ts';
import type { CheckOptions } from '../../base/options/options.ts';
import type { Program } from '../../ir/types.ts';
import type { ViolationKind } from '../../results/types.ts';
import { threadOf } from '../../trace/minimise.ts';
import { type Decider, FLUSH, type Script, type Situation, SPURIOUS, scripted } from './decider.ts';
import type { Found } from './found.ts';
import { ScRun } from './run.ts';
import { StateHash } from './state-hash.ts';

/**
 * Of all executions that interleave whole events (with store buffers: and let stores go), one that shows a violation with the
 * fewest context switches; of these, with the fewest delayed stores, and then events.
 *
 * Iterative context bounding (Musuvathi and Qadeer, "Iterative context bounding for systematic testing of multithreaded
 * programs", PLDI'07), counting every switch: layer k has the states that can be reached by k switches and no fewer, each
 * with the thread that runs on from there. A thread runs as far as it can, and before each of its steps every other thread
 * that could go is put into the next layer. Letting an own store go, and waking up without a cause, are other ways to run on: of
 * the same layer. A state (state-hash.ts) with a thread is looked at once. The first layer that shows the violation is the last.
 *
 * A thread lets its stores go at three moments only: what is left in the buffer, as the first thing when it comes; a store, right
 * after it was made; the rest, as the last thing before another thread comes. Nothing of the thread itself can tell any
 * other moment from one of these (it reads its own stores in both cases, and what waits for the buffer lets it go), nobody else is there, and
 * what goes late goes as late in all of them. This makes the difference between a search that ends and one that does not.
 *
 * Nothing is kept of an execution but its schedule: it is run again from the start. The effort is counted in events, so
 * that the answer does not depend on the machine; null if it ends before the layer does. Values that the program chooses are those of the script.
 */
export interface Wanted {
  readonly kind: ViolationKind;
  isIt(found: Found): boolean;
}

export interface Search {
  /** By thread: the values that it chooses, one after the other. */
  readonly choices: Script['choices'];
  readonly buffering: Buffering;
  /** Events that may be run in all. */
  readonly effort: number;
  /** Events of one execution. */
  readonly limit: number;
}

interface Node {
  /** Everything up to here, the first entry of the thread that runs on included. */
  readonly schedule: Int32Array;
  /** Its thread has just come, or just goes: so far, or from here on, it only lets stores go. */
  readonly moment: 'coming' | 'going' | null;
}

interface Best {
  readonly script: Script;
  readonly found: Found;
  readonly delays: number;
  readonly events: number;
}

/** Thrown to end a run that nobody wants to see the rest of. */
const ENOUGH = Symbol('enough');

export function fewestSwitches(
  program: Program,
  options: CheckOptions,
  wanted: Wanted,
  { choices, buffering, effort, limit }: Search,
): Best | null {
  const run = new ScRun(program, options, buffering);
  const precise = wanted.kind === 'race' || wanted.kind === 'memory';
  const hash = new StateHash(run.machine, precise);
  const seen = new Map<string, number>();
  let left = effort;
  let layer: Node[] = [{ schedule: new Int32Array(0), moment: null }];
  while (layer.length > 0) {
    const next: Node[] = [];
    let best: Best | null = null;
    for (let i = 0; i < layer.length; i++) {
      const found = runOn(layer[i], layer, next);
      if (left <= 0) return null;
      if (found !== null && (best === null || isBetter(found, best))) best = found;
    }
    if (best !== null) return best;
    layer = next;
  }
  return null;

  /** Runs the node's thread on; puts other ways of it into `same`, and switches to other threads into `next`. */
  function runOn({ schedule, moment }: Node, same: Node[], next: Node[]): Best | null {
    hash.reset();
    let at = 0;
    const current = schedule.length === 0 ? 0 : threadOf(schedule[schedule.length - 1]);
    const pick = (situation: Situation): number => {
      if (at < schedule.length) return schedule[at++];
      const isComing = moment === 'coming' && run.points === schedule.length;
      const ways = moment === 'going' ? GOING : isComing ? COMING : hash.hasJustStored ? STORED : OTHER;
      if (isSeen(hash.key(), current, ways)) throw ENOUGH;
      const here = run.script().schedule;
      for (let i = 0; i < situation.count; i++) {
        const entry = situation.entryOf(situation.enabled[i]);
        if (entry === current) continue;
        const isOwn = threadOf(entry) === current;
        const letsGo = (entry & FLUSH) !== 0;
        const after = !letsGo ? null : !isOwn || isComing ? 'coming' : ways === STORED ? null : 'going';
        (isOwn ? same : next).push({ schedule: appended(here, entry), moment: after });
      }
      if (moment === 'going') throw ENOUGH;
      const awake = current | SPURIOUS;
      if (situation.possible(awake) && !here.includes(awake))
        same.push({ schedule: appended(here, awake), moment: null });
      if (!situation.possible(current)) throw ENOUGH;
      return current;
    };
    /* a standstill is the end here: what a wake-up leads to is another node */
    const decider: Decider = { ...scripted({ schedule, choices }), pick, rouse: () => -1, waiter: lowest };
    try {
      run.start(decider, hash);
      const outcome = run.go(limit);
      if (outcome?.kind !== 'violation' || !wanted.isIt(outcome.found)) return null;
      return { script: run.script(), found: outcome.found, delays: hash.delays, events: run.events };
    } catch (error) {
      if (error !== ENOUGH) throw error;
      return null;
    } finally {
      left -= run.events + 1;
    }
  }

  /** Was the state looked at with this thread, in as many ways or more? */
  function isSeen(key: string, thread: number, ways: number): boolean {
    const state = `${key} ${thread}`;
    if ((seen.get(state) ?? 0) >= ways) return true;
    seen.set(state, ways);
    return false;
  }
}

/** The ways in which a thread can go on; each has those before it. */
const [GOING, OTHER, STORED, COMING] = [1, 2, 3, 4];

const lowest = (_: number, waiters: bigint): number => {
  let n = 0;
  while (((waiters >> BigInt(n)) & 1n) === 0n) n++;
  return n;
};

const isBetter = (a: Best, b: Best): boolean =>
  a.delays < b.delays || (a.delays === b.delays && a.events < b.events);

function appended(schedule: Int32Array, entry: number): Int32Array {
  const longer = new Int32Array(schedule.length + 1);
  longer.set(schedule);
  longer[schedule.length] = entry;
  return longer;
}
