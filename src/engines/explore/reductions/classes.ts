import type { EventId, LocationId, ThreadId } from '../../../base/ids.ts';
import type { Instr, Program } from '../../../ir/types.ts';
import type { Consistency } from '../consistency/consistency.ts';
import { eventsByEvent, FIRST_EVENT, FIRST_LOCATION, NO_EVENT } from '../graph/columns.ts';
import { type Graph as G, Graph, K_READ, K_SUPERSEDED } from '../graph/graph.ts';
import type { Locations } from '../graph/locations.ts';
import { Witness } from './witness.ts';

/**
 * Reads-from classes: coherence as constraints (CDSChecker, TOPLAS 2016, section 5; reads-from equivalence of Chalupa et
 * al., POPL 2018 and Abdulla et al., OOPSLA 2018, 2019). Who reads from whom decides what a program does; in which
 * order its writes reach memory matters only as far as somebody can tell. N threads that store to x, and one read of x
 * afterwards: N! coherence orders, N classes.
 *
 * A location is *free* unless something depends on its order as such: read-modify-writes and locks (atomicity), awaits
 * (is there something newer?), accesses of several sizes, twins (symmetry.ts compares by coherence). Free locations
 * have no coherence order in the graph but a *witness*: some order under which the graph is consistent. The steps are:
 *
 *   write      one way. It becomes the last of the witness, which is always consistent
 *   read       every write for which there is some witness: often the one at hand, else it is searched for (witness.ts)
 *   revisit    as ever; the new write is last, the read has it, nothing comes after either: no search
 *   elsewhere  a choice at a location that is not free may need another witness too, as the models that order all
 *              accesses tie locations together
 *
 * Why each class is visited once: let a graph be (po, rf, co of the locations that are not free), consistent if it has a
 * witness. This is prefix-closed (cut the witness) and extensible (the last write of any witness), which is what TruSt's
 * argument asks of a model. It also asks for *one* way to add each event when the deleted ones are put back (maximal.ts).
 * For a free write there is one way anyhow. For a free read we take, of the writes that are last in some witness of the
 * graph without the read, the one of the highest thread, and of its writes the latest: that depends on the graph alone,
 * not on how it was put together or which witness it has, and it exists. So nothing is visited twice or left out.
 *
 * What reads-from alone does not decide does not arise: awaits and locks are never free, races are questions of
 * happens-before, use after free is asked for with a witness of its own (frees.ts), and final values are compared in the mode without classes. A trace is told with the
 * witness, so it is an execution like any other.
 *
 * Which locations are free is found out by trying: all are, until something shows (`observe`). Then the execution at
 * hand is finished with the witness as the order, to see more of the like, and the search starts over, knowing better.
 * The slow twin is `--classes off`: the exploration of all (po, rf, co) graphs.
 */

/** What they know of the search. */
interface Owner {
  readonly machine: { readonly image: { readonly program: Program } };
  readonly order: Consistency;
  readonly locations: Locations;
  readonly hasTwins: boolean;
  readonly stopped: boolean;
  restart(without: 'classes'): unknown;
}

export class Classes {
  /** Locations whose order can be seen, in this search or those before it, by key. */
  readonly observed: Set<number>;
  /** Did this search find one? */
  hasNews = false;
  private readonly model: Consistency;
  /** Are the locations independent of each other? */
  private readonly apart: boolean;
  private readonly witness: Witness;
  private readonly x: Owner;
  private readonly part: G;
  private gone = new Uint8Array(256);
  private renamed = eventsByEvent(256);

  constructor(x: Owner, threads: number, observed: readonly number[]) {
    this.observed = new Set(observed);
    this.x = x;
    this.model = x.order;
    this.apart = !this.model.tiesLocations(usesSeqCst(x.machine.image.program));
    this.witness = new Witness(this.model, (loc) => this.isFree(loc));
    this.part = new Graph(threads);
  }

  isFree(loc: LocationId): boolean {
    return !this.observed.has(this.key(loc));
  }

  private key(loc: LocationId): number {
    const { address, size } = this.x.locations;
    return address[loc] * 32 + size[loc];
  }

  /** The order of the writes to this location can be seen. */
  observe(loc: LocationId): void {
    if (!this.isFree(loc)) return;
    this.observed.add(this.key(loc));
    this.hasNews = true;
  }

  /** The reads of thread t from this position on belong to a loop that waits. */
  observeFrom(g: G, t: ThreadId, from: number): void {
    const list = g.of[t];
    for (let i = from; i < list.length; i++) if (g.kind[list[i]] === K_READ) this.observe(g.loc[list[i]]);
  }

  /** Could an access of this location be consistent although it is not under the witness at hand? */
  isOpen(g: G, loc: LocationId): boolean {
    if (this.apart) return this.isFree(loc) && !this.isForced(g, loc);
    for (let l = FIRST_LOCATION; l < g.co.length; l++)
      if (g.co[l].length > 1 && this.isFree(l) && !this.isForced(g, l)) return true;
    return false;
  }

  /** Are the writes of this location in the only order they can have? */
  private isForced(g: G, loc: LocationId): boolean {
    const order = g.coherence(loc);
    if (order.length < 2 || g.isChain(loc)) return true;
    if (!this.model.ordersPrefix) return false;
    for (let i = 1; i < order.length; i++) if (!this.precedes(g, order[i - 1], order[i])) return false;
    return true;
  }

  /**
   * Would a read of `source` as the next event of thread t contradict what the thread has seen of the location, easily
   * seen? Somebody it comes after has met another write, after meeting this one.
   */
  isHidden(g: G, t: ThreadId, loc: LocationId, source: EventId): boolean {
    const last = g.last(t);
    if (last < 0) return false;
    const { [loc]: writes } = g.co;
    const { [loc]: reads } = g.reads;
    for (let i = 0; i < writes.length; i++)
      if (writes[i] !== source && this.isKnown(g, writes[i], last) && this.wasMet(g, loc, source, writes[i]))
        return true;
    for (let k = 0; k < reads.length; k++) {
      const r = reads[k];
      if (g.rf[r] !== source && this.isKnown(g, r, last) && this.wasMet(g, loc, source, r)) return true;
    }
    return false;
  }

  private isKnown(g: G, e: EventId, last: EventId): boolean {
    return e === last || this.precedes(g, e, last);
  }

  /** Did a write, or a read of it, come before e? */
  private wasMet(g: G, loc: LocationId, write: EventId, e: EventId): boolean {
    if (write < 0 || this.precedes(g, write, e)) return true;
    const reads = g.reads[loc];
    for (let k = 0; k < reads.length; k++)
      if (reads[k] !== e && g.rf[reads[k]] === write && this.precedes(g, reads[k], e)) return true;
    return false;
  }

  /** Must a come before b, accesses of the same location, as far as that is easily seen? */
  private precedes(g: G, a: EventId, b: EventId): boolean {
    /* with twins prefixes have more in them (Graph.readFrom) */
    if (this.model.ordersPrefix && !this.x.hasTwins) return g.inPrefix(a, b);
    return g.happensBefore(a, b);
  }

  /**
   * Is there a witness for g, in which an access of location `loc` is new? It gets it. `fits`: is the access where the
   * order at hand has it? By happens-before, an order that is given is coherent by itself or not at all.
   */
  repair(g: G, loc: LocationId, fits: boolean): boolean {
    if (this.model.own === null && !fits && !this.isFree(loc)) return false;
    const found = this.witness.find(g, NO_EVENT);
    if (this.witness.gaveUp) this.x.restart('classes');
    return found;
  }

  /** Is there a witness for g in which access a comes after the free f of its block? g gets it. */
  mayFollow(g: G, f: EventId, a: EventId): boolean {
    const found = this.witness.find(g, NO_EVENT, [f, a]);
    if (this.witness.gaveUp) this.x.restart('classes');
    return found;
  }

  /** Has the read e, of a free location, the source that is the one way to add it, when write a deletes it? */
  isCanonical(g: G, e: EventId, a: EventId): boolean {
    const isThere = (w: EventId): boolean => w !== a && (w < e || g.inPrefix(w, a));
    const writes = g.co[g.loc[e]].filter(isThere);
    const source = g.rf[e];
    if (writes.length === 0 || source < 0) return writes.length === 0 && source < 0;
    const latest = writes.filter((w) => !writes.some((v) => v !== w && this.precedes(g, w, v)));
    if (!latest.includes(source)) return false;
    if (latest.length === 1) return true;
    /* without what came later the witness at hand is one, too */
    const last = writes[writes.length - 1];
    let isCut = false;
    for (const w of latest.sort((v, u) => g.thread[u] - g.thread[v] || g.pos[u] - g.pos[v])) {
      if (w === last) return w === source;
      if (!isCut)
        this.restrict(
          g,
          (y) => y !== e && y !== a && (y < e || (g.kind[y] !== K_SUPERSEDED && g.inPrefix(y, a))),
        );
      isCut = true;
      const found = this.witness.find(this.part, this.renamed[w]);
      if (this.witness.gaveUp) this.x.restart('classes');
      if (found || this.x.stopped) return w === source;
      if (w === source) return false;
    }
    return false;
  }

  private restrict(g: G, isThere: (e: EventId) => boolean): void {
    if (this.gone.length < g.n) {
      this.gone = new Uint8Array(2 * g.n);
      this.renamed = eventsByEvent(2 * g.n);
    }
    for (let y = FIRST_EVENT; y < g.n; y++) this.gone[y] = isThere(y) ? 0 : 1;
    this.part.restrict(g, this.gone, this.renamed);
  }
}

const isSeqCst = (instr: Instr): boolean =>
  instr.op === 'cmpxchg'
    ? instr.success === 'sc' || instr.failure === 'sc'
    : 'order' in instr && instr.order === 'sc';

const usesSeqCst = (program: Program): boolean =>
  program.functions.some((func) => func.blocks.some((block) => block.instrs.some(isSeqCst)));
