import type { EventId } from '../../../base/ids.ts';
import type { ViolationKind } from '../../../results/types.ts';
import { eventsByEvent, FIRST_EVENT } from '../graph/columns.ts';
import { F_ATOMIC, F_RMW, type Graph, K_CREATE, K_FREE, K_WRITE } from '../graph/graph.ts';
import type { Locations } from '../graph/locations.ts';
import { FREED_AGAIN, UNBORN, UNORDERED_FREE } from '../memory/access.ts';
import { unbornAt } from '../memory/races.ts';
import type { BufferingState } from './state.ts';

/**
 * Data races and frees that nothing orders, in a graph whose happens-before is right. Such a violation ends an execution:
 * it is told as that part of the graph which does not need one of the two events, at which its thread then stands.
 */
interface Conflict {
  readonly kind: ViolationKind;
  readonly message: string;
  readonly a: EventId;
  readonly b: EventId;
}

/** What it is if the other of the two events is the one that goes wrong. */
const messageFrom = (g: Graph, at: EventId, message: string): string =>
  message === UNORDERED_FREE && g.kind[at] !== K_FREE ? 'use after free' : message;

/** True: there is one, and it was told. */
export function tellConflict(x: BufferingState): boolean {
  const g = x.graph;
  const found = conflictsOf(g, x.locations, x.options.race);
  if (found.length === 0) return false;
  /* a race says more than that an allocation is not ordered either */
  found.sort((one, two) => Number(one.message === UNBORN) - Number(two.message === UNBORN));
  for (const { kind, message, a, b } of found) {
    if (tellAt(x, b, a, kind, message)) return true;
    if (message !== UNBORN && tellAt(x, a, b, kind, messageFrom(g, a, message))) return true;
  }
  x.giveUp({
    code: 'HED343',
    severity: 'error',
    message: `${found[0].message} in an execution with load buffering that rests on both accesses`,
    help: 'use --model rc11, or --check without race',
  });
  return true;
}

function conflictsOf(g: Graph, locations: Locations, race: boolean): Conflict[] {
  const found: Conflict[] = [];
  const ordered = (a: EventId, b: EventId): boolean => g.happensBefore(a, b) || g.happensBefore(b, a);
  for (let b = FIRST_EVENT; b < g.n; b++) {
    if (g.kind[b] === K_FREE) freeConflicts(g, locations, b, found);
    if (g.kind[b] === K_FREE || g.loc[b] >= 0) {
      const a = unbornAt(g, g.kind[b] === K_FREE ? g.value[4 * b] : locations.address[g.loc[b]], 0, b);
      if (a >= 0 && g.thread[a] !== g.thread[b]) found.push({ kind: 'memory', message: UNBORN, a, b });
    }
    if (!race || g.loc[b] < 0) continue;
    for (let a = FIRST_EVENT; a < b; a++) {
      if (g.loc[a] < 0 || g.thread[a] === g.thread[b]) continue;
      if ((g.flags[a] & g.flags[b] & F_ATOMIC) !== 0) continue;
      if (g.kind[a] !== K_WRITE && g.kind[b] !== K_WRITE) continue;
      if (g.loc[a] !== g.loc[b] && !locations.overlaps[g.loc[a]].includes(g.loc[b])) continue;
      if (!ordered(a, b)) found.push({ kind: 'race', message: 'data race', a, b });
    }
  }
  return found;
}

function freeConflicts(g: Graph, locations: Locations, f: EventId, found: Conflict[]): void {
  const [base, size] = [g.value[4 * f], Math.max(1, g.value[4 * f + 1])];
  for (let e = FIRST_EVENT; e < g.n; e++) {
    if (e === f || g.happensBefore(e, f)) continue;
    const unordered = !g.happensBefore(f, e);
    if (g.kind[e] === K_FREE) {
      if (g.value[4 * e] === base && e < f) found.push({ kind: 'memory', message: FREED_AGAIN, a: e, b: f });
      continue;
    }
    const loc = g.loc[e];
    if (loc < 0 || locations.address[loc] >= base + size) continue;
    if (locations.address[loc] + locations.size[loc] <= base) continue;
    if (unordered) found.push({ kind: 'memory', message: UNORDERED_FREE, a: e, b: f });
    else found.push({ kind: 'memory', message: 'use after free', a: f, b: e });
  }
}

/** Tells the conflict of b with a, b being the event that goes wrong; false if the rest of the graph needs b. */
function tellAt(x: BufferingState, at: EventId, a: EventId, kind: ViolationKind, message: string): boolean {
  const g = x.graph;
  const isUpdate = g.kind[at] === K_WRITE && (g.flags[at] & F_RMW) !== 0;
  const b = isUpdate ? g.of[g.thread[at]][g.pos[at] - 1] : at;
  const deleted = new Uint8Array(g.n);
  for (let e = FIRST_EVENT; e < g.n; e++) deleted[e] = e === b || g.inPrefix(b, e) ? 1 : 0;
  const list = g.of[g.thread[b]];
  if (deleted[a] !== 0 || (g.pos[b] > 0 && deleted[list[g.pos[b] - 1]] !== 0)) return false;
  const saved = x.saveThreads();
  const renamed = eventsByEvent(g.n);
  const h = x.graphAt(x.depth + 1);
  h.restrict(g, deleted, renamed);
  for (const events of g.of) {
    const first = events.find((e) => deleted[e] !== 0);
    if (first !== undefined) x.snapshots.restore(g.thread[first], g.snap[first]);
  }
  for (let e = FIRST_EVENT; e < g.n; e++)
    if (g.kind[e] === K_CREATE && deleted[e] !== 0) x.machine.drop(g.value[4 * e]);
  if (conflictsOf(h, x.locations, false).length > 0) {
    x.restoreThreads(saved);
    return false; /* memory that is freed is used there, too: that comes first */
  }
  x.graph = h;
  if (x.listener.violation(x, kind, message, g.thread[b], renamed[a])) x.stopped = true;
  x.graph = g;
  x.restoreThreads(saved);
  return true;
}
