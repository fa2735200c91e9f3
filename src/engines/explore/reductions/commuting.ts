import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import type { Instr, Program, RmwOp } from '../../../ir/types.ts';
import { eachOperand } from '../../../ir/uses.ts';
import { rmwApply } from '../../../vm/arithmetic/rmw.ts';
import { EV_RMW, RMWS } from '../../../vm/code/event.ts';
import { ST_ADDR, ST_EVENT, ST_SITE, ST_SIZE } from '../../../vm/code/layout.ts';
import { openBlock } from '../graph/blocks.ts';
import { FIRST_LOCATION } from '../graph/columns.ts';
import { F_COMMUTES, type Graph, INIT, K_BEGIN, K_JOIN } from '../graph/graph.ts';
import { locationOf } from '../memory/heap-reuse.ts';
import type { SearchState } from '../state/search-state.ts';
import { DONE, GO_ON, type Outcome } from '../state/steps.ts';

/**
 * Read-modify-writes that commute (as in Nidhugg): increments and the like whose result nobody uses. N of them have N!
 * orders and one effect. Under sc they need no mutual order if nobody else can look in between:
 *
 *   all of one location are of one kind (`kindOf`), none is in an atomic block, and every other access of the location
 *   comes before or after each of them by program order, creation and joining alone.
 *
 * Then they are events without reads-from or coherence edges: the rest of the graph decides when they happen, any order
 * of the rest orders them too, and the sum is the same. In the graph they are put in the order in which they were added,
 * each reading the one before it; when a revisit deletes some, the values are counted again (`recount`). They neither
 * revisit nor are revisited, and always count as maximally added since there is one way only.
 *
 * Not under tso, pso and rc11: there a trace is told as a graph, for which an order would have to be found, and acquire
 * and release make happens-before; not when races are checked. The condition is watched while exploring: an access
 * that does not satisfy it ends the search, which starts over without.
 */

/** Kinds of operations that commute with each other. */
function kindOf(op: RmwOp): string | null {
  switch (op) {
    case 'add':
    case 'sub':
      return 'add';
    case 'and':
    case 'or':
    case 'xor':
    case 'max':
    case 'min':
    case 'umax':
    case 'umin':
      return op;
    default:
      return null;
  }
}

/** The read-modify-writes of a program that might commute, with their kinds. */
export function commutingOperations(program: Program): Map<Instr, string> {
  const found = new Map<Instr, string>();
  for (const func of program.functions) {
    const used = new Set<number>();
    for (const block of func.blocks)
      for (const node of [...block.instrs, block.term])
        eachOperand(node, (operand) => {
          if (operand.kind === 'value') used.add(operand.id);
        });
    for (const block of func.blocks)
      for (const instr of block.instrs) {
        const kind = instr.op === 'rmw' && !used.has(instr.dst) ? kindOf(instr.rmw) : null;
        if (kind !== null) found.set(instr, kind);
      }
  }
  return found;
}

const kindAt = (x: SearchState, site: number): string | undefined =>
  x.commuting?.get(x.machine.image.sites[site].instr as Instr);

/** Does the pending event of thread t commute? */
export function commutes(x: SearchState, t: ThreadId): boolean {
  const s = x.machine.state(t);
  return (
    s[ST_EVENT] === EV_RMW &&
    s[ST_SIZE] <= 8 &&
    kindAt(x, s[ST_SITE]) !== undefined &&
    openBlock(x.graph, t, x.graph.countOf(t)) < 0
  );
}

/** Is the pending access of thread t ordered with those it does not commute with? Ends the search if not. */
export function staysApart(x: SearchState, t: ThreadId): Outcome {
  const g = x.graph;
  const s = x.machine.state(t);
  const loc = locationOf(x, t, s[ST_ADDR], s[ST_SIZE]);
  const kind = commutes(x, t) ? kindAt(x, s[ST_SITE]) : undefined;
  const clashes = (e: EventId): boolean => {
    const other = (g.flags[e] & F_COMMUTES) !== 0 ? kindAt(x, g.site[e]) : undefined;
    if (kind === other || g.thread[e] === t) return false;
    return !precedes(g, e, t);
  };
  const clashesAt = (at: LocationId): boolean => g.coherence(at).some(clashes) || g.reads[at].some(clashes);
  const overlaps = x.locations.overlaps[loc];
  if (!clashesAt(loc) && !overlaps.some((at) => (kind !== undefined || hasCommuting(g, at)) && clashesAt(at)))
    return GO_ON;
  x.restart('commuting');
  return DONE;
}

const hasCommuting = (g: Graph, loc: LocationId): boolean =>
  g.coherence(loc).some((w) => (g.flags[w] & F_COMMUTES) !== 0);

/** Is e before all that thread t does from now on, by program order, creation and joining? */
function precedes(g: Graph, e: EventId, t: ThreadId): boolean {
  const known = new Int32Array(g.of.length);
  const left = [t];
  known[t] = g.countOf(t);
  const seen = new Int32Array(g.of.length);
  while (left.length > 0) {
    const u = left.pop()!;
    for (; seen[u] < known[u]; seen[u]++) {
      const f = g.of[u][seen[u]];
      if ((g.kind[f] !== K_BEGIN && g.kind[f] !== K_JOIN) || g.rf[f] < 0) continue;
      const from = g.rf[f];
      const v = g.thread[from];
      if (known[v] > g.pos[from]) continue;
      known[v] = g.pos[from] + 1;
      left.push(v);
    }
  }
  return g.pos[e] < known[g.thread[e]];
}

/** After a revisit: the values of operations that commute, without those that were deleted. */
export function recount(x: SearchState, g: Graph): void {
  for (let loc = FIRST_LOCATION; loc < g.co.length; loc++) {
    const order = g.co[loc];
    for (let i = 0; i < order.length; i++) {
      const w = order[i];
      if ((g.flags[w] & F_COMMUTES) === 0) continue;
      const r = g.of[g.thread[w]][g.pos[w] - 1];
      g.rf[r] = i === 0 ? INIT : order[i - 1];
      x.bytes.ofRead(g, r);
      const { words } = x.bytes;
      const { instr } = x.machine.image.sites[g.site[w]];
      if (instr.op !== 'rmw') continue;
      g.value.set(words.subarray(0, 2), 4 * r);
      rmwApply(
        RMWS.indexOf(instr.rmw),
        x.locations.size[loc],
        words,
        0,
        g.value.slice(4 * r + 2, 4 * r + 4),
        0,
        g.value,
        4 * w,
      );
    }
  }
}
