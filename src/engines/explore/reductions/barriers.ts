import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import type { Func, Instr, Program } from '../../../ir/types.ts';
import { eachOperand } from '../../../ir/uses.ts';
import { EV_READ, EV_SYNC } from '../../../vm/code/event.ts';
import { ST_EVENT, ST_OP } from '../../../vm/code/layout.ts';
import { BARRIER_ARRIVE } from '../../../vm/sync/sync-table.ts';
import { openBlock } from '../graph/blocks.ts';
import { NO_EVENT } from '../graph/columns.ts';
import { F_ARRIVES, type Graph, K_READ } from '../graph/graph.ts';
import type { SearchState } from '../state/search-state.ts';

/**
 * Barriers: the order of arrival is no choice (as GenMC's barrier-aware model checking). N threads that meet R times
 * have (N!)^R orders of arrival, and one behaviour, if
 *
 *   - nobody looks at who came last: the result of an arrival goes nowhere but into the branches of the library itself
 *     (`tellsArrivals`, by data flow);
 *   - there are no more comers than places: all arrivals of the rounds before happen before each arrival (else who meets
 *     whom would be a choice), without the edge between the arrivals themselves;
 *   - whatever else is done to the barrier's memory (init, destroy, free) happens before each arrival, or after something
 *     that each of the others does after its departure: the last one touches the barrier less than the others do.
 *
 * Then a barrier is a join of all by all: a thread does nothing between its arrival and its departure, and whoever departs
 * comes after all arrivals of the round, in whichever order they came. So one order stands for all: that in which they
 * are added, each reading the one before it. It is an order like any other, so every graph is an execution, traces and
 * all. Arrivals neither revisit nor are revisited, and count as maximally added, since there is one way only. That a
 * revisit keeps a beginning of their order, so that nothing that is kept has read something that goes: if it keeps an
 * arrival because it was added before the revisited read, it keeps those before it for the same reason; if because the
 * revisiting write needs it, that write comes after a departure and needs all arrivals of the round.
 *
 * The conditions are watched while exploring: an access that does not satisfy them ends the search, which starts over
 * without. The slow twin is `--barriers off`.
 */
/** The word, and what belongs to it behind it: which gate it has, its own address (pthread-types.h). */
const GATE = 8;
const BYTES = 24;

/** Does the pending arrival of thread t take its turn as it comes? Null: the search ends. */
export function arrives(x: SearchState, t: ThreadId, loc: LocationId): boolean | null {
  const s = x.machine.state(t);
  if (!x.barriers || s[ST_EVENT] !== EV_SYNC || s[ST_OP] !== BARRIER_ARRIVE) return false;
  const g = x.graph;
  const order = g.coherence(loc);
  const [arrivals, size] = wordAfter(g, order.length === 0 ? NO_EVENT : order[order.length - 1]);
  if (size <= 0) return false; /* misuse */
  const round = Math.floor(arrivals / size);
  const last = g.last(t);
  const isBefore = (e: EventId): boolean =>
    ((g.flags[e] & F_ARRIVES) !== 0 && roundOf(g, e) === round) || (last >= 0 && g.happensBefore(e, last));
  if (
    x.locations.overlaps[loc].length > 0 ||
    openBlock(g, t, g.countOf(t)) >= 0 ||
    !order.every(isBefore) ||
    !g.reads[loc].every(isBefore)
  ) {
    x.restart('barriers');
    return null;
  }
  if (!x.arrivals.includes(loc)) x.arrivals.push(loc);
  return true;
}

/** The pending access or free of thread t, of these bytes: does it leave barriers alone that others may be at? Else the search ends. */
export function sparesBarriers(x: SearchState, t: ThreadId, address: number, size: number): boolean {
  const s = x.machine.state(t);
  for (const loc of x.arrivals) {
    const word = x.locations.address[loc];
    if (address >= word + BYTES || address + size <= word) continue;
    const isTheirs =
      s[ST_EVENT] === EV_SYNC
        ? s[ST_OP] === BARRIER_ARRIVE
        : address === word + GATE && s[ST_EVENT] === EV_READ;
    if (isTheirs || haveLeft(x, t, loc, word)) continue;
    x.restart('barriers');
    return false;
  }
  return true;
}

/** Has everybody else who arrived done something since that happens before the next event of thread t? */
function haveLeft(x: SearchState, t: ThreadId, loc: LocationId, word: number): boolean {
  const g = x.graph;
  const last = g.last(t);
  const { address } = x.locations;
  const isAt = (e: EventId): boolean =>
    g.loc[e] >= 0 && address[g.loc[e]] >= word && address[g.loc[e]] < word + BYTES;
  return g.of.every((list, u) => {
    if (u === t || !list.some((e) => g.loc[e] === loc && (g.flags[e] & F_ARRIVES) !== 0)) return true;
    const next = list[list.findLastIndex(isAt) + 1];
    return next !== undefined && g.happensBefore(next, last);
  });
}

/** The word after this write: how many have arrived, and how many make a round. */
function wordAfter(g: Graph, write: EventId): readonly [number, number] {
  return write < 0 ? [0, 0] : [g.value[4 * write] >>> 0, g.value[4 * write + 1]];
}

/** The round that an arrival, of which e is the read or the write, belongs to. */
function roundOf(g: Graph, e: EventId): number {
  const before = (g.value[4 * e] >>> 0) - (g.kind[e] === K_READ ? 0 : 1);
  return Math.floor(before / g.value[4 * e + 1]);
}

/** Can the program tell who came last? */
export const tellsArrivals = (program: Program): boolean =>
  program.functions.some((func) =>
    func.blocks.some((block) =>
      block.instrs.some(
        (instr) =>
          instr.op === 'sync' && instr.sync === 'barrier-arrive' && goesOut(program, func, instr.dst),
      ),
    ),
  );

const CALCULATES: ReadonlySet<Instr['op']> = new Set(['bin', 'icmp', 'cast', 'unary', 'select', 'freeze']);

/** Does this value, or what is computed from it, go anywhere but into branches of the library? */
function goesOut({ locs }: Program, func: Func, value: number): boolean {
  const known = new Set([value]);
  for (let size = 0; size < known.size; ) {
    size = known.size;
    for (const { instrs, term } of func.blocks)
      for (const node of [...instrs, term]) {
        let isUsed = false;
        eachOperand(node, (operand) => {
          if (operand.kind === 'value' && known.has(operand.id)) isUsed = true;
        });
        if (!isUsed) continue;
        if (node.op === 'condbr') {
          if (!locs[node.at].library || [node.then, node.else].some(({ args }) => args.length > 0))
            return true;
        } else if (CALCULATES.has(node.op as Instr['op']) && 'dst' in node) known.add(node.dst);
        else return true;
      }
  }
  return false;
}
