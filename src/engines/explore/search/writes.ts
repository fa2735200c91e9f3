import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import { STORED_AGAIN } from '../../../vm/code/effects.ts';
import * as ev from '../../../vm/code/event.ts';
import { ST_ADDR, ST_EVENT, ST_OP, ST_ORDER, ST_SIZE, ST_UNDEF } from '../../../vm/code/layout.ts';
import { syncApply, synced } from '../../../vm/sync/sync.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { FLAGS_OF } from '../graph/flags.ts';
import {
  F_AGAIN,
  F_ARRIVES,
  F_BARRIER,
  F_COMMUTES,
  F_RELEASE,
  F_RMW,
  F_SC,
  INIT,
  K_WRITE,
} from '../graph/graph.ts';
import { checkAccess, isUnborn } from '../memory/access.ts';
import { isAfterFree } from '../memory/frees.ts';
import { locationOf } from '../memory/heap-reuse.ts';
import { partOf, wholeOf } from '../memory/wide.ts';
import { keepsOrder } from '../reductions/symmetry.ts';
import type { SearchState } from '../state/search-state.ts';
import { type Answer, DONE, GO_ON, isUpdate, type Outcome, type Step, type Words } from '../state/steps.ts';
import { isInBlock, suspend } from './atomic-blocks.ts';
import { meetsOtherSize, noticeOrder, pendingWords } from './pending.ts';
import { placesOf } from './places.ts';
import { revisitable } from './revisitable.ts';

/** Writes: every place in coherence that the model lets them have. A read-modify-write has one: right after its source. */

export function store(x: SearchState, t: ThreadId): Step {
  const wrong = checkAccess(x, t, true);
  if (wrong !== GO_ON) return wrong;
  const s = x.machine.state(t);
  if (isUnborn(x, t, x.graph.last(t), s[ST_ADDR])) return DONE;
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  if (isBesideOtherSize(x, t, loc)) return meetsOtherSize(x, t);
  if (x.classes !== null) noticeOrder(x, loc, 0);
  return write(x, t, FLAGS_OF[s[ST_ORDER]], NO_EVENT, pendingWords(s));
}

/** Does thread t write a location of which others have accessed bytes with another size, and nothing orders that before it? */
const isBesideOtherSize = (x: SearchState, t: ThreadId, loc: LocationId): boolean =>
  x.locations.overlaps[loc].length > 0 && !x.bytes.isOpenToWrite(x.graph, loc, x.graph.last(t));

/** After the read of a read-modify-write comes its write, at once. */
export function writeAfter(x: SearchState, t: ThreadId, answer: Answer): Step {
  if (!isUpdate(answer)) return answer;
  const read = x.graph.last(t);
  x.unanswered = read;
  const wrong = x.options.race ? checkAccess(x, t, true) : GO_ON;
  x.unanswered = NO_EVENT;
  if (wrong !== GO_ON) return wrong;
  if (isBesideOtherSize(x, t, x.graph.loc[read])) return meetsOtherSize(x, t);
  x.graph.flags[read] |= F_RMW;
  return write(x, t, x.graph.flags[read], read, answer.words);
}

/** Adds a write of these words. With one place and nothing to revisit that is all; else a branch. */
export function write(x: SearchState, t: ThreadId, flags: number, read: EventId, words: Words): Step {
  const g = x.graph;
  const s = x.machine.state(t);
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  const a = x.add(t, K_WRITE, flags, loc);
  g.coherence(loc);
  const isWhole = read >= 0 && x.locations.isWide(loc);
  const all = isWhole ? wholeOf(x, t, read, words) : words;
  for (let k = 0; k < 4; k++) g.value[4 * a + k] = all[k];
  if (read >= 0) x.classes?.observe(loc);
  if (isWhole) x.bytes.written(g.snap[a], x.bytes.undef, 0);
  else if (read < 0) x.bytes.written(g.snap[a], s, ST_UNDEF);
  else x.bytes.defined(g.snap[a]);
  g.release(a, read >= 0 && (flags & F_COMMUTES) === 0 ? g.rf[read] : INIT, x.keepsOwnSequences);
  x.options.onWrite?.(x, a);
  if ((flags & (F_COMMUTES | F_ARRIVES)) !== 0) return placeAt(x, t, a, g.co[loc].length, read);
  if (revisitable(x, g, a, read, 0) >= 0) return { kind: 'place', write: a, read };
  const order = g.co[loc];
  if (x.classes !== null) {
    if (x.classes.isFree(loc)) return placeAt(x, t, a, order.length, read);
    if (order.length > 0 && x.classes.isOpen(g, loc)) return { kind: 'place', write: a, read };
  }
  const places = placesOf(x, g, a, read);
  if (read >= 0)
    return places.has(places.from) ? placeAt(x, t, a, places.from, read) : noPlace(x, t, a, read);
  if (places.low > places.high) return noPlace(x, t, a, read);
  if (places.low < places.high || !places.has(places.low)) return { kind: 'place', write: a, read };
  return placeAt(x, t, a, places.low, read);
}

/** Outside atomic blocks that is the end: somebody else has read what this read-modify-write read. */
function noPlace(x: SearchState, t: ThreadId, a: EventId, read: EventId): Outcome {
  return mayBeStuck(x, t, read) ? suspend(x, t, read >= 0 ? read : a) : DONE;
}

/** Inside a block the thread is stuck, if it had no choice; a read-modify-write that read something old had. */
export function mayBeStuck(x: SearchState, t: ThreadId, read: EventId): boolean {
  const g = x.graph;
  if (!isInBlock(x, t)) return false;
  return read < 0 || !x.order.couldReadNewer(g, read);
}

export function placeAt(x: SearchState, t: ThreadId, a: EventId, i: number, read: EventId): Outcome {
  const g = x.graph;
  g.place(a, i);
  if (!keepsOrder(g, a)) return DONE;
  if (!x.order.holds(g, a)) return DONE;
  if (read < 0 && isAfterFree(x, a)) return DONE;
  written(x, t, read);
  return GO_ON;
}

/** The write is in the graph: the thread goes on. */
export function written(x: SearchState, t: ThreadId, read: EventId): void {
  const g = x.graph;
  const { machine } = x;
  const event = machine.state(t)[ST_EVENT];
  const v = 4 * read;
  if (read >= 0 && x.locations.isWide(g.loc[read])) writtenPart(x, t, read);
  else if (event === ev.EV_CAS)
    machine.deliverCas(t, true, g.value[v], g.value[v + 1], g.value[v + 2], g.value[v + 3]);
  else if (event === ev.EV_RMW)
    machine.deliver(t, g.value[v], g.value[v + 1], g.value[v + 2], g.value[v + 3]);
  else if (event === ev.EV_SYNC) {
    /* whatever choice it had, its result is that of the first */
    syncApply(machine.state(t)[ST_OP], g.value[v], g.value[v + 1], t, 0);
    machine.deliver(t, synced.result);
  } else machine.deliver(t, storesAgain(x, g.last(t)) ? STORED_AGAIN : 0);
}

/** The same of a wide location. Its stores never count as stored again. */
function writtenPart(x: SearchState, t: ThreadId, read: EventId): void {
  const event = x.machine.state(t)[ST_EVENT];
  const [a, b, c, d] = partOf(x, t, read);
  if (event === ev.EV_CAS) x.machine.deliverCas(t, true, a, b, c, d);
  else if (event === ev.EV_RMW) x.machine.deliver(t, a, b, c, d);
  else x.machine.deliver(t, 0);
}

/** Stores a what its thread stored there last, and nobody since, with nothing to be released? */
function storesAgain(x: SearchState, a: EventId): boolean {
  const g = x.graph;
  const order = g.co[g.loc[a]];
  const before = order[order.length - 2];
  if (order[order.length - 1] !== a || before === undefined || g.thread[before] !== g.thread[a]) return false;
  if ((g.flags[a] & (F_RELEASE | F_SC | F_BARRIER)) !== 0) return false;
  for (let k = 0; k < 4; k++) if (g.value[4 * a + k] !== g.value[4 * before + k]) return false;
  x.classes?.observe(g.loc[a]);
  g.flags[a] |= F_AGAIN;
  return true;
}
