import type { Waiting } from '../../results/types.ts';
import { framesOf, innermost } from '../../semantics/frames.ts';
import {
  changeOf,
  endlessText,
  endOfBlock,
  stuckText,
  waitOf,
  waitsForEnd,
} from '../../semantics/waiting-text.ts';
import { EV_AWAIT, EV_JOIN, EV_SYNC, SYNCS } from '../../vm/code/event.ts';
import {
  ST_ADDR,
  ST_EVENT,
  ST_EVENTS,
  ST_OP,
  ST_SIZE,
  ST_STATUS,
  ST_VAL,
  STATUS_PENDING,
} from '../../vm/code/layout.ts';
import { isLibraryLoop, libraryObject, waitsAtGate } from '../../vm/code/library-waits.ts';
import { ring, ringText } from '../../vm/ring.ts';
import { syncHolders } from '../../vm/sync/sync.ts';
import { isEnabled } from './blocking.ts';
import { finish } from './end.ts';
import type { ScState } from './state.ts';

/**
 * Nobody can go on: what does that mean? Nothing, if all have ended, or only detached threads are left, or a loop
 * bound, an assumption or an error nobody asked for stopped somebody. If everybody waits in an await loop, or for the end of a thread that does, nothing newer
 * will ever be written: a liveness violation. Otherwise it is a deadlock; so is a wait inside a library function.
 */
export function stuck(x: ScState, threads: number): void {
  const left: number[] = [];
  for (let t = 0; t < threads; t++) if (x.exists(t) && !x.isEnded(t)) left.push(t);
  if (x.unasked !== null) {
    x.outcome = { kind: 'unchecked', found: x.unasked };
    return;
  }
  if (x.assumed) {
    x.outcome = { kind: 'infeasible' };
    return;
  }
  if (left.every((t) => x.detached[t] === 1)) return finish(x, 0);
  if (x.cut.length > 0) {
    x.outcome = { kind: 'cut', loops: [...x.cut] };
    return;
  }
  const waiting = left.map((t) => waitingFor(x, t));
  const awaiting = awaits(x, left);
  if (left.every((t) => awaiting.has(t))) {
    const first = left.find((t) => x.machine.state(t)[ST_EVENT] === EV_AWAIT) ?? left[0];
    x.fail(first, 'liveness', endlessText(awaited(x, first)), { other: -1, waiting });
    return over(x);
  }
  const first =
    left.find((t) => isLockWait(x, t)) ??
    left.find((t) => x.machine.state(t)[ST_EVENT] !== EV_JOIN) ??
    left[0];
  x.fail(x.atomic >= 0 ? x.atomic : first, 'deadlock', deadlockMessage(x, waiting), { other: -1, waiting });
  over(x);
}

/** If nobody asked for it, the execution is over all the same. */
function over(x: ScState): void {
  x.outcome ??= { kind: 'complete' };
}

/**
 * Thread t has done something: if it now waits for others who, in the end, wait for it, nobody in that circle goes on
 * again, whatever the rest could do (docs/models.md). A circle closes when the last of its threads begins to wait.
 */
export function closeCircle(x: ScState, t: number): void {
  const circle = circleOf(x, t);
  if (circle.length === 0) return;
  const waiting = circle.map((u) => waitingFor(x, u));
  x.fail(t, 'deadlock', ringText(circle), { other: -1, waiting });
}

/** The threads that wait for each other with thread t, if that is asked for; empty: it is in no circle. */
export function circleOf(x: ScState, t: number): readonly number[] {
  return x.checks('deadlock') && x.atomic < 0 ? ring(t, (u) => waitsOn(x, u)) : [];
}

/** Those without whom thread t does not go on: who holds the lock it wants, or the thread that it joins. */
function waitsOn(x: ScState, t: number): readonly number[] {
  const s = x.machine.state(t);
  if (!x.exists(t) || x.frozen[t] === 1 || s[ST_STATUS] !== STATUS_PENDING || isEnabled(x, t)) return [];
  if (s[ST_EVENT] === EV_JOIN) return [x.machine.slotOf(s[ST_VAL])];
  if (s[ST_EVENT] !== EV_SYNC) return [];
  x.view(t, s[ST_ADDR], s[ST_SIZE]);
  return syncHolders(s[ST_OP], x.words[0], x.words[1]);
}

/** Threads in await loops of the program's, and those that wait for the end of one of them. */
function awaits(x: ScState, left: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const t of left) {
      const s = x.machine.state(t);
      if (s[ST_EVENT] === EV_AWAIT && !isLibraryLoop(x.program, s[ST_OP])) found.add(t);
      else if (s[ST_EVENT] === EV_JOIN && found.has(x.machine.slotOf(s[ST_VAL]))) found.add(t);
    }
  }
  return found;
}

const isLockWait = (x: ScState, t: number): boolean => {
  const s = x.machine.state(t);
  return s[ST_EVENT] === EV_SYNC && SYNCS[s[ST_OP]] !== 'cond-wait';
};

function waitingFor(x: ScState, t: number): Waiting {
  const s = x.machine.state(t);
  const at = innermost(framesOf(x.program, x.stack(t), t), t);
  if (x.atomic >= 0 && x.atomic !== t) return { thread: t, for: endOfBlock(x.atomic), at };
  const word = (): ArrayLike<number> => {
    x.view(t, s[ST_ADDR], s[ST_SIZE]);
    return x.words;
  };
  return { ...waitOf(x.machine, x.names, t, { word, awaited: () => awaited(x, t) }), at };
}

/** The last access of thread t before event n that is of another place than that. */
function accessedBefore(x: ScState, t: number, n: number): readonly [number, number] {
  const gate = x.recent.addr(t, n);
  let at = n - 1;
  while (
    at > 0 &&
    x.recent.covers(n - at + 1) &&
    (x.recent.size(t, at) <= 0 || x.recent.addr(t, at) === gate)
  )
    at--;
  return [x.recent.addr(t, at), x.recent.size(t, at)];
}

/** What the last iteration of an await loop read: `flag to change from 0`. */
function awaited(x: ScState, t: number): string {
  const s = x.machine.state(t);
  const reads = new Map<string, string>();
  for (let n = s[ST_EVENTS] - s[ST_VAL]; n < s[ST_EVENTS]; n++) {
    const [addr, size] = [x.recent.addr(t, n), x.recent.size(t, n)];
    if (size === 0) continue;
    const [at, bytes] = waitsAtGate(x.program, s[ST_OP]) ? accessedBefore(x, t, n) : [addr, size];
    const object = libraryObject(x.program, s[ST_OP], x.names.syncObject(at, bytes));
    if (object !== '') return object;
    const words = [0, 1, 2, 3].map((i) => x.recent.word(t, n, i));
    reads.set(x.nameAt(addr, size), x.names.value(addr, size, words, [0, 0, 0, 0]));
  }
  return changeOf(reads);
}

function deadlockMessage(x: ScState, waiting: readonly Waiting[]): string {
  if (x.atomic >= 0) {
    const own = waiting.find((wait) => wait.thread === x.atomic);
    return `T${x.atomic} waits for ${own?.for ?? 'something'} inside its atomic block, so nobody else can run`;
  }
  const blocked = waiting.find((wait) => !waitsForEnd(wait)) ?? waiting[0];
  const held =
    blocked.heldBy !== undefined && x.isEnded(blocked.heldBy)
      ? `, held by T${blocked.heldBy}, which has ended`
      : '';
  return stuckText(blocked, held);
}
