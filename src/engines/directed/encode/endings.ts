import { syncHolders } from '../../../vm/sync/sync.ts';
import { COND_WAIT } from '../../../vm/sync/sync-table.ts';
import type { Access, Await, Join, Node, Region } from '../graph/graph.ts';
import { isAccess } from '../graph/graph.ts';
import { isUndefined, type Token, wordsOf } from '../graph/values.ts';
import { failsSpuriously } from './choices.ts';
import type { Lit } from './clauses.ts';
import { blocks, type Encoding, type Goal } from './encoding.ts';
import { inIteration } from './rounds.ts';
import type { Cell } from './value-sets.ts';

/**
 * How executions end (MODELS.md): all unfinished threads wait, and nothing that they wait for will come; or some wait for
 * each other in a circle. A model is the beginning of an execution, so its last state is one in which nothing else happens: a thread
 * stands before a lock whose word, as memory holds it, makes it wait, before the join of a thread that has not ended, or
 * behind an idle round of an await loop whose reads would all read the same again.
 */
export function endingGoals(
  e: Encoding,
  kinds: { readonly deadlock: boolean; readonly liveness: boolean },
): Goal[] {
  return new Endings(e).goals(kinds);
}

interface Waiting {
  readonly thread: number;
  readonly node: Node;
  readonly lit: Lit;
  /** It waits in a lock, or in a loop of the library. */
  readonly library: boolean;
}

class Endings {
  private readonly e: Encoding;
  private readonly finals = new Map<Cell, ReadonlyMap<Token, Lit>>();

  constructor(e: Encoding) {
    this.e = e;
  }

  goals({ deadlock, liveness }: { readonly deadlock: boolean; readonly liveness: boolean }): Goal[] {
    const { c, graph } = this.e;
    const waits = graph.nodes
      .map((node) => this.waiting(node))
      .filter((each): each is Waiting => each !== null);
    if (waits.length === 0) return [];
    const goals: Goal[] = [];
    const add = (what: string, lits: readonly Lit[]): void => {
      if (lits.includes(c.no)) return;
      const lit = c.fresh();
      for (const each of lits) c.implies(lit, each);
      goals.push({ lit, what, node: waits[0].node, refresh: () => true, isLast: true });
    };
    const stuck = this.stuck(waits);
    const some = (list: readonly Waiting[]): Lit => c.or(list.map(({ lit }) => lit));
    const awaiting = waits.filter(({ node }) => node.kind === 'await');
    const library = some(waits.filter((each) => each.library));
    const spinning = some(awaiting.filter((each) => !each.library));
    if (liveness) add('liveness', [...stuck, -library, spinning]);
    if (deadlock) {
      add('deadlock', [...stuck, c.or([library, -spinning])]);
      add('circle', this.circle(waits));
    }
    return goals;
  }

  /** Nobody goes on, and somebody who matters waits. */
  private stuck(waits: readonly Waiting[]): Lit[] {
    const { e } = this;
    const { c, graph } = e;
    const all: Lit[] = [];
    const matters: Lit[] = [];
    graph.roots.forEach((root: Region | undefined, thread) => {
      if (root === undefined) return;
      const ends = e.sets.endsOf(thread).map((end) => e.reach(end));
      const mine = waits.filter((each) => each.thread === thread).map(({ lit }) => lit);
      all.push(c.or([-e.start(root), ...ends, ...mine]));
      const detached = graph.nodes
        .filter((node) => node.kind === 'detach' && node.child === thread)
        .map((node) => e.reach(node));
      matters.push(c.and([c.or(mine), -c.or(detached)]));
    });
    return [...all, c.or(matters)];
  }

  /** Threads of which each waits for one of them. */
  private circle(waits: readonly Waiting[]): Lit[] {
    const { c, graph } = this.e;
    const inside = graph.roots.map((root) => (root === undefined ? c.no : c.fresh()));
    const clauses: Lit[] = [];
    graph.roots.forEach((root, thread) => {
      if (root === undefined) return;
      const ways: Lit[] = [];
      for (const { node, thread: whose, lit } of waits) {
        if (whose !== thread) continue;
        for (const [other, held] of this.waitsFor(node)) {
          if (inside[other] === undefined || inside[other] === c.no) continue;
          ways.push(c.and([lit, held, inside[other]]));
        }
      }
      c.list([-inside[thread], ...ways]);
    });
    clauses.push(c.or(inside));
    return clauses;
  }

  private waitsFor(node: Node): [number, Lit][] {
    const { e } = this;
    if (node.kind === 'join') return [[node.child, e.c.yes]];
    if (node.kind !== 'sync' || node.op === COND_WAIT) return [];
    const ways: [number, Lit][] = [];
    for (const cell of e.sets.cellsOf.get(node) ?? [])
      for (const [token, lit] of this.final(cell)) {
        if (isUndefined(token) || !blocks(node, token)) continue;
        const words = wordsOf(token);
        for (const holder of syncHolders(node.op, words[0], words[1]))
          ways.push([holder, e.c.and([lit, e.is(node.address, cell.at)])]);
      }
    return ways;
  }

  private waiting(node: Node): Waiting | null {
    switch (node.kind) {
      case 'sync':
        return this.lock(node);
      case 'join':
        return this.join(node);
      case 'await':
        return this.idle(node);
      default:
        return null;
    }
  }

  private lock(node: Access): Waiting | null {
    const { e } = this;
    const { c } = e;
    const ways: Lit[] = [];
    for (const cell of e.sets.cellsOf.get(node) ?? []) {
      if (![...cell.values].some((token) => blocks(node, token))) continue;
      for (const [token, lit] of this.final(cell))
        if (blocks(node, token)) ways.push(c.and([e.is(node.address, cell.at), lit]));
    }
    if (ways.length === 0) return null;
    const lit = c.and([e.reach(node), -e.done(node), c.or(ways)]);
    return { thread: node.thread, node, lit, library: true };
  }

  private join(node: Join): Waiting | null {
    const { e } = this;
    const ends = e.sets.endsOf(node.child).map((end) => e.reach(end));
    const lit = e.c.and([e.reach(node), -e.done(node), -e.c.or(ends)]);
    return { thread: node.thread, node, lit, library: false };
  }

  private idle(node: Await): Waiting | null {
    const { e } = this;
    const { c } = e;
    const same: Lit[] = [e.reach(node)];
    inIteration(e, node.round, (read, last) => {
      if (!isAccess(read) || read.kind === 'write') return;
      /* a round that came back by a choice does not wait */
      same.push(-c.and([last, e.done(read), failsSpuriously(e, read)]));
      for (const cell of e.sets.cellsOf.get(read) ?? []) {
        const final = this.final(cell);
        const at = e.is(read.address, cell.at);
        for (const token of e.sets.of(read)) {
          const lit = final.get(token) ?? c.no;
          same.push(-c.and([last, e.done(read), at, e.is(read, token), -lit]));
        }
      }
    });
    return { thread: node.thread, node, lit: c.and(same), library: node.library };
  }

  /** What memory holds in the end. */
  private final(cell: Cell): ReadonlyMap<Token, Lit> {
    const known = this.e.finals.get(cell) ?? this.finals.get(cell);
    if (known !== undefined) return known;
    const { e } = this;
    const { c } = e;
    const values = new Map([...cell.values].map((token) => [token, c.fresh()] as const));
    this.finals.set(cell, values);
    const list = [...values.values()];
    for (let i = 0; i < list.length; i++) for (let j = 0; j < i; j++) c.clause(-list[i], -list[j]);
    const writers = cell.accesses
      .filter(({ kind }) => kind !== 'read')
      .map((access) => ({ access, writes: e.writes(access, cell) }))
      .filter(({ writes }) => writes !== c.no);
    const none = c.fresh();
    for (const { writes } of writers) c.implies(none, -writes);
    c.implies(none, values.get(cell.initial) ?? c.no);
    const sources: Lit[] = [none];
    for (const { access, writes } of writers) {
      const last = c.fresh();
      sources.push(last);
      c.implies(last, writes);
      for (const other of writers)
        if (other.access !== access) c.clause(-last, -other.writes, e.before(other.access, access));
      for (const token of e.sets.written(access))
        c.clause(-last, -e.leaves(access, token), values.get(token) ?? c.no);
    }
    c.list(sources);
    return values;
  }
}
