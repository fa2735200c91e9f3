import { InternalError } from '../../base/failure.ts';
import * as ev from '../../vm/event.ts';
import { ST_ADDR, ST_EVENT, ST_EXP, ST_OP, ST_ORDER, ST_ORDER2, ST_SIZE, ST_VAL } from '../../vm/layout.ts';
import { rmwApply } from '../../vm/rmw.ts';
import { checkAccess } from './access.ts';
import { BRANCH, DONE, GO_ON, type Search, WRITES } from './exploration.ts';
import type { Explorer } from './explorer.ts';
import { FLAGS_OF, SYNC_FLAGS } from './flags.ts';
import { F_AMO, F_ATOMIC, F_MIXED, INIT, K_READ } from './graph.ts';
import { choicesOf, sync } from './syncs.ts';
import { writeAfter } from './writes.ts';

/** Reads, and the reads of read-modify-writes: every write that the model lets them read. */

export function read(x: Explorer, t: number): number {
  const g = x.graph;
  const s = x.machine.state(t);
  const wrong = checkAccess(x, t, false);
  if (wrong !== GO_ON) return wrong;
  const loc = x.locations.number(s[ST_ADDR], s[ST_SIZE]);
  const flags = readFlags(s);
  if (x.bytes.isMixed(g, loc)) return readMixed(x, t, loc, flags);
  const floor = x.order.floor(g, t, loc, flags, K_READ, g.countOf(t));
  x.placing = -1;
  if (g.coherence(loc).length > floor) return BRANCH;
  return writeAfter(x, t, readIndex(x, t, loc, flags, floor));
}

export function* readEach(x: Explorer, t: number): Search {
  const g = x.graph;
  const s = x.machine.state(t);
  const loc = x.locations.number(s[ST_ADDR], s[ST_SIZE]);
  const flags = readFlags(s);
  const keep = g.n;
  const top = x.snapshots.top;
  const floor = x.order.floor(g, t, loc, flags, K_READ, g.countOf(t));
  const { path } = x;
  path.enter(g.co[loc].length - floor + 1);
  for (let i = g.co[loc].length; i >= floor && !x.stopped; i--) {
    if (!path.next()) continue;
    yield* x.follow(t, writeAfter(x, t, readIndex(x, t, loc, flags, i)));
    x.undo(keep, top);
  }
  path.leave();
}

export function readFlags(s: Int32Array): number {
  const event = s[ST_EVENT];
  if (event === ev.EV_READ) return FLAGS_OF[s[ST_ORDER]];
  return F_AMO | F_ATOMIC | (event === ev.EV_SYNC ? SYNC_FLAGS[s[ST_OP]] : FLAGS_OF[s[ST_ORDER]]);
}

/** Adds the read of the write with coherence index i. */
export function readIndex(x: Explorer, t: number, loc: number, flags: number, i: number): number {
  const g = x.graph;
  const e = x.add(t, K_READ, flags, loc);
  g.reads[loc].push(e);
  g.readFrom(e, i === 0 ? INIT : g.co[loc][i - 1]);
  if (x.options.model === 'rc11' && !x.scOrder.holds(g, e)) return DONE;
  return answer(x, t, e);
}

export function readMixed(x: Explorer, t: number, loc: number, flags: number): number {
  const g = x.graph;
  if ((flags & F_AMO) !== 0 || !x.bytes.isOrdered(g, loc, g.last(t), false)) return mixesSizes(x);
  const e = x.add(t, K_READ, flags | F_MIXED, loc);
  g.readsOf(loc).push(e);
  g.readFrom(e, g.co[loc].at(-1) ?? INIT);
  return answer(x, t, e);
}

export function mixesSizes(x: Explorer): number {
  return x.giveUp({
    code: 'HED342',
    severity: 'error',
    message: 'concurrent accesses of different sizes to the same bytes',
    help: 'access an object with one size, or order the accesses',
  });
}

/** The read e of thread t has its source: what the machine makes of it. */
export function answer(x: Explorer, t: number, e: number): number {
  const g = x.graph;
  const { machine, bytes } = x;
  const { words, undef } = bytes;
  const s = machine.state(t);
  bytes.ofRead(g, e);
  for (let k = 0; k < 4; k++) g.value[4 * e + k] = words[k];
  if (bytes.isUndefined) {
    if ((g.flags[e] & F_ATOMIC) !== 0)
      return x.failAt(e, 'uninitialized', 'an atomic operation reads memory that was never written', t, -1);
    machine.deliverUndefined(t, words, undef);
    return GO_ON;
  }
  switch (s[ST_EVENT]) {
    case ev.EV_READ:
      machine.deliver(t, words[0], words[1], words[2], words[3]);
      return GO_ON;
    case ev.EV_RMW:
      rmwApply(s[ST_OP], s[ST_SIZE], words, 0, s, ST_VAL, x.fresh, 0);
      return WRITES;
    case ev.EV_CAS: {
      let equal = true;
      for (let k = 0; 4 * k < s[ST_SIZE]; k++) equal &&= words[k] === s[ST_EXP + k];
      for (let k = 0; k < 4; k++) x.fresh[k] = s[ST_VAL + k];
      if (equal) return WRITES;
      weaken(x, e, FLAGS_OF[s[ST_ORDER2]]);
      machine.deliverCas(t, false, words[0], words[1], words[2], words[3]);
      return GO_ON;
    }
    case ev.EV_SYNC:
      if (choicesOf(x, t, words[0], words[1]) === 1) return sync(x, t, e, 0);
      x.syncing = e;
      x.placing = -1;
      return BRANCH;
    default:
      throw new InternalError('explore: a read that is none');
  }
}

/** A compare-exchange or trylock that fails is a load of its own order. */
export function weaken(x: Explorer, e: number, flags: number): void {
  x.graph.flags[e] = flags | F_ATOMIC | F_AMO;
  x.graph.readFrom(e, x.graph.rf[e]);
}
