import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { FR_FUNC, FR_PC, FR_PREV, ST_FP, ST_HEADER, ST_SITE } from '../../../vm/code/layout.ts';
import { placeInStack } from '../../../vm/code/marks.ts';
import type { Machine } from '../../../vm/machine.ts';
import { type Graph, K_READ } from '../graph/graph.ts';
import type { SearchState } from '../state/search-state.ts';

/**
 * `--liveness-bound N` (CDSChecker, TOPLAS 2016, section 10). A loop that does not wait in the strict sense, because it
 * counts its rounds or does something in each, may read the same old write for ever, each number of rounds being an
 * execution of its own. With the bound, a thread reads the same write by the same instruction in a loop at most N times
 * while there is a newer one; only once, if it has yielded in between: who yields lets the others go first, and then sees
 * what they have done (the fairness of CHESS, Musuvathi and Qadeer, PLDI 2008, which CDSChecker takes over).
 *
 * While there is no newer write the thread goes on, up to LATEST rounds: most loops end. Then it stops there, and the
 * others go on; what they write may revisit its reads, but only the first N + 1 of them, as afterwards it would have
 * read the old write more than N times.
 *
 * Without the option there is no bound, until an execution gets too long, branches too often, or has read the same old
 * write PATIENCE times: then the search starts over with a small N (give-up.ts). Whatever the bound takes away is a cut, named with its loop, and the verdict is `bounded`.
 */
const LATEST = 256;
export const PATIENCE = 64;

/** Thread t is about to read `write` again, as event number `at`: does the bound allow that? Tells the cut if not. */
export function isWithinBound(
  x: SearchState,
  t: ThreadId,
  write: EventId,
  loc: LocationId,
  at: number,
): boolean {
  const bound = x.options.livenessBound ?? null;
  if (bound === null) return isPatient(x, t, write, loc, at);
  const g = x.graph;
  const site = x.machine.state(t)[ST_SITE];
  const isLatest = g.coIndex(write) === g.co[loc].length;
  const { count, yielded } = readsOf(x, g, { t, site, write, loc, at });
  const most = isLatest ? Math.max(bound, LATEST) : yielded ? 1 : bound;
  return count < most || !tellCut(x, loopAround(x.machine, t));
}

/** Without a bound: the search gives up on a thread that reads the same old write too often, and is started over. */
function isPatient(x: SearchState, t: ThreadId, write: EventId, loc: LocationId, at: number): boolean {
  const g = x.graph;
  const patience = x.options.patience ?? Number.POSITIVE_INFINITY;
  if (at < patience || g.coIndex(write) === g.co[loc].length) return true;
  if (readsOf(x, g, { t, site: x.machine.state(t)[ST_SITE], write, loc, at }).count < patience) return true;
  x.giveUp(
    {
      code: 'HED448',
      severity: 'error',
      message: `a loop reads the same old value more than ${patience} times`,
      at: loopPlace(x.machine, t),
      help: 'bound it with --liveness-bound N',
    },
    'bounded-loops',
  );
  return false;
}

/** The same for read r that is given a newer write: had it not read the old one too often before? */
export function mayStillChange(x: SearchState, g: Graph, r: EventId): boolean {
  const bound = x.options.livenessBound ?? null;
  if (bound === null) return true;
  const t = g.thread[r];
  const { count, yielded } = readsOf(x, g, {
    t,
    site: g.site[r],
    write: g.rf[r],
    loc: g.loc[r],
    at: g.pos[r],
  });
  if (count <= (yielded ? 1 : bound)) return true;
  return !tellCut(
    x,
    x.withThreadAt(r, () => loopAround(x.machine, t)),
  );
}

interface Reading {
  readonly t: ThreadId;
  readonly site: number;
  readonly write: EventId;
  readonly loc: LocationId;
  readonly at: number;
}

/** How often thread t has read `write` by this instruction before position `at`, and has it yielded since the first time? */
function readsOf(
  x: SearchState,
  g: Graph,
  { t, site, write, loc, at }: Reading,
): { readonly count: number; readonly yielded: boolean } {
  const list = g.of[t];
  let count = 0;
  let yields = 0;
  let yielded = false;
  for (let i = at - 1; i >= 0; i--) {
    const e = list[i];
    if (x.machine.image.sites[g.site[e]].instr.op === 'yield') yields++;
    if (g.kind[e] !== K_READ || g.site[e] !== site || g.loc[e] !== loc || g.rf[e] !== write) continue;
    count++;
    yielded = yields > 0;
  }
  return { count, yielded };
}

/** Tells that this loop is cut; false if it is none. */
function tellCut(x: SearchState, loop: number): boolean {
  if (loop >= 0) x.listener.stale(loop, x);
  return loop >= 0;
}

/** A place in the loop that thread t is in: what the user can do something about. */
export function loopPlace(machine: Machine, t: ThreadId): { file: string; line: number; column: number } {
  const { program } = machine.image;
  const id = loopAround(machine, t);
  const loop = program.functions.flatMap((func) => func.loops).find((each) => each.id === id);
  /* a loop of our library's is where it is called */
  const isUsers = loop !== undefined && !program.locs[loop.at].library;
  return placeInStack(program, isUsers ? [loop.at] : machine.stack(t));
}

/** The innermost loop that thread t is in, through all its frames; -1 if it is in none. */
function loopAround(machine: Machine, t: ThreadId): number {
  const s = machine.state(t);
  const { image } = machine;
  for (let fp = s[ST_FP]; fp >= ST_HEADER; fp = s[fp + FR_PREV]) {
    const code = image.code[s[fp + FR_FUNC]];
    let block = code.starts.length - 1;
    while (block > 0 && code.starts[block] > s[fp + FR_PC] - 1) block--;
    const around = code.func.loops.filter((loop) => loop.blocks.some((b) => b === block));
    if (around.length > 0) return around.reduce((a, b) => (b.blocks.length < a.blocks.length ? b : a)).id;
  }
  return -1;
}
