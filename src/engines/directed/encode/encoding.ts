import { InternalError } from '../../../base/failure.ts';
import type { SatSolver } from '../../../sat/solvers/solver.ts';
import { SYNC_BLOCKED, syncApply } from '../../../vm/sync/sync.ts';
import { COND_WAIT } from '../../../vm/sync/sync-table.ts';
import type { Access, Branch, Graph, Join, Node, Region, Source } from '../graph/graph.ts';
import { effectInputs, FAILS, isAccess, isNode } from '../graph/graph.ts';
import { isUndefined, ONE, type Token, tokenOf, undefinedToken, wordsOf, ZERO } from '../graph/values.ts';
import { encodeChoice, encodeSuccess, failsSpuriously } from './choices.ts';
import { Clauses, type Lit } from './clauses.ts';
import { Order } from './order.ts';
import type { Places } from './place.ts';
import { builtIn, type Cell, type ValueSets } from './value-sets.ts';

/**
 * The event graph as clauses (section 4 of the seed). A model of them is the beginning of an execution: of each thread a
 * prefix of its way through the graph, values for what it read and computed, and an order of the memory operations in which
 * every read reads what was written last. `reach(n)`: the thread comes to n; `done(n)`: an access (or join, …) takes place;
 * a thread may stop before any access. Nothing is said about what has not been reached, so whatever executions do first,
 * up to where they leave the graph, is a model; where they leave it is a goal (goals.ts).
 *
 * Differences from the seed. Executions are prefixes, so a thread that waits for good (a lock, an await) needs no special
 * case, and a yield means nothing at all. A failed compare-exchange writes nothing. Conflicting stores between a read and the
 * store it reads from (rule 5 of 4.2, cubic as it stands) are excluded along chains: see memory.ts.
 */
export interface Goal {
  readonly lit: Lit;
  readonly what: string;
  readonly node: Node;
  /** The thread that shows it, if it is not the node's. */
  readonly thread?: number;
  /** It is about how executions end, so about all of the graph. */
  readonly isLast?: boolean;
  /** It is where executions leave the graph. */
  readonly isNews?: boolean;
  /** Is there something left to reach, after the runs since? Excludes what they have shown. */
  readonly refresh: () => boolean;
  /** In a model: what threads are to come to besides, one after the other. */
  readonly aims?: () => readonly Node[];
}

interface EventOrder {
  readonly must: (a: Node, b: Node) => boolean;
  readonly isOrdered: (node: Node) => boolean;
  readonly isTotal: boolean;
}

export class Encoding {
  readonly c: Clauses;
  readonly graph: Graph;
  readonly sets: ValueSets;
  readonly places: Places;
  readonly order: Order;
  /** What cells hold in the end, where that is known (grid.ts). */
  readonly finals = new Map<Cell, ReadonlyMap<Token, Lit>>();
  private readonly reached: Lit[] = [];
  private readonly happens: Lit[] = [];
  private readonly passed: Lit[] = [];
  private readonly starts = new Map<Region, Lit>();
  private readonly values: (Map<Token, Lit> | undefined)[] = [];
  private readonly outs: (Map<Token, Lit> | undefined)[] = [];

  constructor(
    solver: SatSolver,
    graph: Graph,
    places: Places,
    sets: ValueSets,
    { must, isOrdered, isTotal }: EventOrder,
  ) {
    this.c = new Clauses(solver);
    this.graph = graph;
    this.places = places;
    this.sets = sets;
    const nodes = graph.nodes
      .filter(isOrdered)
      .sort((a, b) => a.thread - b.thread || places.place[a.id] - places.place[b.id]);
    this.order = new Order(this.c, nodes, must, isTotal, graph.blocks);
    for (const node of graph.nodes) this.makeValues(node);
    for (const [thread, root] of graph.roots.entries()) if (root !== undefined) this.thread(thread, root);
    for (const node of graph.nodes) this.meaning(node);
  }

  // ---- control

  reach(node: Node): Lit {
    const lit = this.reached[node.id];
    if (lit === undefined) throw new InternalError('a node of the graph that no region leads to');
    return lit;
  }

  /** An access, join or free takes place. */
  done(node: Node): Lit {
    return this.happens[node.id] ?? this.reach(node);
  }

  /** The thread gets past the node. */
  past(node: Node): Lit {
    return this.passed[node.id] ?? this.done(node);
  }

  private thread(_thread: number, root: Region): void {
    this.region(root);
  }

  /** Does the thread enter the region? */
  start(region: Region): Lit {
    const known = this.starts.get(region);
    if (known !== undefined) return known;
    let lit: Lit;
    if (region.of === null) {
      const creator = this.graph.creators.get(region.thread);
      lit = creator === undefined ? this.c.yes : this.reach(creator);
    } else lit = this.taken(region.of, region.direction);
    this.starts.set(region, lit);
    return lit;
  }

  private region(root: Region): void {
    let at = this.start(root);
    for (const node of root.items) {
      this.reached[node.id] = at;
      at = this.step(node, at);
    }
  }

  /** The thread has come to the end of what is known of the region. */
  end(region: Region): Lit {
    const last = region.items[region.items.length - 1];
    if (last === undefined) return this.start(region);
    return last.kind === 'branch' ? this.met(last) : this.past(last);
  }

  private step(node: Node, at: Lit): Lit {
    const { c } = this;
    switch (node.kind) {
      case 'read':
      case 'write':
      case 'rmw':
      case 'cas':
      case 'sync':
      case 'join':
      case 'free': {
        const lit = c.fresh();
        c.implies(lit, at);
        this.happens[node.id] = lit;
        if (node.kind === 'rmw' || node.kind === 'sync' || (isAccess(node) && node.fails.size > 0)) {
          const known = c.fresh();
          c.implies(known, lit);
          return (this.passed[node.id] = known);
        }
        return lit;
      }
      case 'fn': {
        if (this.isTotal(node.signature, node.inputs, builtIn(node, (s) => this.sets.of(s)) !== null))
          return at;
        const known = c.fresh();
        c.implies(known, at);
        return (this.passed[node.id] = known);
      }
      case 'check': {
        const passes = [...this.sets.of(node.condition)].filter(node.passes);
        return (this.passed[node.id] = c.and([
          at,
          c.or(passes.map((token) => this.is(node.condition, token))),
        ]));
      }
      case 'branch':
        for (const region of node.regions.values()) this.region(region);
        return this.met(node);
      case 'await':
      case 'stop':
        return (this.passed[node.id] = c.no);
      default:
        return at;
    }
  }

  private met(branch: Branch): Lit {
    return (this.passed[branch.id] ??= this.c.or([...branch.leaves].map((leaf) => this.end(leaf))));
  }

  /** The branch goes this way. */
  taken(branch: Branch, direction: number): Lit {
    const tokens = [...this.sets.of(branch.condition)].filter(
      (token) => branch.directionOf(token) === direction,
    );
    const lits = tokens.map((token) => this.is(branch.condition, token));
    return this.c.and([
      this.reach(branch),
      tokens.length === this.sets.of(branch.condition).size ? this.c.yes : this.c.or(lits),
    ]);
  }

  /** Is it known what the computation gives for all inputs it can have? */
  private isTotal(signature: string, inputs: readonly Source[], known: boolean): boolean {
    if (known) return true;
    const product = inputs.reduce<number>((n, input) => n * this.sets.of(input).size, 1);
    return this.sets.rows(signature, inputs).filter(({ output }) => output !== FAILS).length === product;
  }

  // ---- values

  is(source: Source, token: Token): Lit {
    if (!isNode(source)) return source === token ? this.c.yes : this.c.no;
    return this.values[source.id]?.get(token) ?? this.c.no;
  }

  /** What the access leaves in memory is this. */
  leaves(access: Access, token: Token): Lit {
    if (access.kind === 'write' || access.kind === 'cas') return this.is(access.value, token);
    return this.outs[access.id]?.get(token) ?? this.c.no;
  }

  private makeValues(node: Node): void {
    this.values[node.id] = this.oneOf([...this.sets.of(node)]);
    if (node.kind === 'rmw' || node.kind === 'sync')
      this.outs[node.id] = this.oneOf([...this.sets.written(node)]);
  }

  /** At most one of the values, as indices into the set: by pairs, or by the bits of the index. */
  oneOf(tokens: readonly Token[]): Map<Token, Lit> {
    const { c } = this;
    if (tokens.length === 0) return new Map();
    if (tokens.length === 1) return new Map([[tokens[0], c.yes]]);
    if (tokens.length === 2) {
      const lit = c.fresh();
      return new Map([
        [tokens[0], lit],
        [tokens[1], -lit],
      ]);
    }
    const lits = new Map(tokens.map((token) => [token, c.fresh()] as const));
    const list = [...lits.values()];
    if (list.length <= 5) {
      for (let i = 0; i < list.length; i++) for (let j = 0; j < i; j++) c.clause(-list[i], -list[j]);
    } else {
      const bits = Array.from({ length: 32 - Math.clz32(list.length - 1) }, () => c.fresh());
      for (const [i, lit] of list.entries())
        for (const [k, bit] of bits.entries()) c.clause(-lit, (i >> k) & 1 ? bit : -bit);
    }
    return lits;
  }

  private some(node: Node, when: Lit): void {
    const lits = [...(this.values[node.id]?.values() ?? [])];
    if (lits.length !== 2) this.c.list([-when, ...lits]);
  }

  // ---- what nodes mean

  private meaning(node: Node): void {
    const { c } = this;
    switch (node.kind) {
      case 'fn':
        this.some(node, this.past(node));
        switch (builtIn(node, (s) => this.sets.of(s))) {
          case 'eq':
            return this.equal(node, node.inputs[0], node.inputs[1], ONE, ZERO);
          case 'ne':
            return this.equal(node, node.inputs[0], node.inputs[1], ZERO, ONE);
          case 'select':
            for (const [way, source] of [
              [ONE, node.inputs[1]],
              [ZERO, node.inputs[2]],
            ] as const)
              for (const token of this.sets.of(source))
                c.clause(-this.is(node.inputs[0], way), -this.is(source, token), this.is(node, token));
            return;
          default:
            return this.table(node, node.signature, node.inputs, (token) => this.is(node, token));
        }
      case 'phi':
        this.some(node, this.reach(node));
        for (const [region, source] of node.inputs)
          for (const token of this.sets.of(source))
            c.clause(-this.end(region), -this.is(source, token), this.is(node, token));
        return;
      case 'recall':
        return this.recall(node);
      case 'result':
        this.some(node, this.reach(node));
        if (node.access.kind === 'cas') encodeSuccess(this, node, node.access);
        else
          for (const { inputs, output } of this.sets.rows(`${node.access.writes}#result`, [node.access]))
            c.clause(-this.is(node.access, inputs[0]), this.is(node, output));
        return;
      case 'choice':
        this.some(node, this.reach(node));
        return;
      case 'join':
        return this.join(node);
      default:
        if (isAccess(node)) this.access(node);
    }
  }

  /** Rows of the table; whoever gets past the node has inputs in one of them. */
  private table(
    node: Node,
    signature: string,
    inputs: readonly Source[],
    output: (token: Token) => Lit,
  ): void {
    const { c } = this;
    const rows = this.sets.rows(signature, inputs);
    const past = this.past(node);
    const known: Lit[] = [];
    for (const row of rows) {
      const when = row.inputs.map((token, k) => this.is(inputs[k], token));
      if (row.output !== FAILS) {
        c.list([...when.map((lit) => -lit), output(row.output)]);
        /* an access whose effect is known has it */
        if (isAccess(node)) c.list([-this.done(node), ...when.map((lit) => -lit), past]);
        if (past !== this.reach(node)) known.push(this.allOf(when));
      } else c.list([-past, ...when.map((lit) => -lit)]);
    }
    if (past !== this.reach(node)) c.list([-past, ...known]);
  }

  private allOf(lits: readonly Lit[]): Lit {
    return this.c.and(lits);
  }

  equal(node: Node, a: Source, b: Source, same: Token, different: Token): void {
    const { c } = this;
    for (const token of this.sets.of(a)) {
      const [left, right] = [this.is(a, token), this.is(b, token)];
      if (right !== c.no) c.clause(-left, -right, this.is(node, same));
      if (right !== c.yes) c.clause(-left, right, this.is(node, different));
    }
  }

  private recall(node: Node & { kind: 'recall' }): void {
    this.some(node, this.reach(node));
    this.lastKept(node, node.address, node.size, (token) => this.is(node, token), node.initial);
  }

  /** What private memory holds when the thread comes to the node. */
  privateAt(node: Node, at: number, size: number): Map<Token, Lit> {
    const tokens = new Set<Token>();
    const address = addressToken(at);
    for (const keep of this.sets.keepsBefore(node, address, size))
      for (const token of keep.clear ? [undefinedToken(size)] : this.sets.of(keep.value)) tokens.add(token);
    const values = this.oneOf([...tokens]);
    this.lastKept(node, address, size, (token) => values.get(token) ?? this.c.no, null);
    return values;
  }

  /** The last store to private memory before the node says what is there. */
  private lastKept(
    node: Node,
    address: Source,
    size: number,
    holds: (token: Token) => Lit,
    initial: Token | null,
  ): void {
    const { c } = this;
    const keeps = [...this.sets.keepsBefore(node, address, size)].sort(
      (a, b) => this.places.place[b.id] - this.places.place[a.id],
    );
    let open: Lit = this.reach(node);
    for (const keep of keeps) {
      for (const there of this.sets.of(address)) {
        const hits: Lit[] = [];
        for (const at of this.sets.of(keep.address))
          if (overlaps(at, keep.size, there, size)) {
            if (!keep.clear && (at !== there || keep.size !== size))
              throw new InternalError('private memory in different sizes');
            hits.push(this.is(keep.address, at));
          }
        if (hits.length === 0) continue;
        const hit = c.and([open, this.reach(keep), c.or(hits), this.is(address, there)]);
        if (keep.clear) c.implies(hit, holds(undefinedToken(size)));
        else
          for (const token of this.sets.of(keep.value))
            c.clause(-hit, -this.is(keep.value, token), holds(token));
        open = c.and([open, -hit]);
      }
      if (open === c.no) return;
    }
    if (initial !== null) c.implies(open, holds(initial));
  }

  private join(node: Join): void {
    const { c } = this;
    const ends = this.sets.endsOf(node.child);
    c.list([-this.done(node), ...ends.map((end) => this.reach(end))]);
    for (const end of ends)
      for (const token of this.sets.of(end.value))
        c.clause(-this.done(node), -this.reach(end), -this.is(end.value, token), this.is(node, token));
  }

  private access(node: Access): void {
    const { c } = this;
    if (node.kind !== 'write') this.some(node, this.done(node));
    if (node.kind === 'rmw' || node.kind === 'sync')
      this.table(node, node.writes, effectInputs(node), (token) => this.leaves(node, token));
    if (node.kind === 'sync') {
      for (const token of this.sets.of(node))
        if (blocks(node, token) && node.op !== COND_WAIT) c.clause(-this.done(node), -this.is(node, token));
    }
    encodeChoice(this, node);
    for (const token of node.fails) c.clause(-this.past(node), -this.is(node, token));
    if (node.kind !== 'rmw' && node.kind !== 'sync' && node.fails.size > 0)
      c.list([-this.done(node), this.past(node), ...[...node.fails].map((token) => this.is(node, token))]);
    /* where there is no memory nothing takes place but an error */
    const cells = this.sets.cellsOf.get(node) ?? [];
    c.list([-this.done(node), ...cells.map((cell) => this.is(node.address, cell.at))]);
  }

  /** a takes effect before b. */
  before(a: Node, b: Node): Lit {
    if (this.order.has(a) && this.order.has(b)) return this.order.of(a, b);
    if (a.thread === b.thread)
      return this.places.place[a.id] < this.places.place[b.id] ? this.c.yes : this.c.no;
    if (this.places.before(a, b)) return this.c.yes;
    if (this.places.before(b, a)) return this.c.no;
    throw new InternalError('two nodes that nothing orders');
  }

  /** The access writes this cell. */
  writes(access: Access, cell: Cell): Lit {
    const { c } = this;
    const ok = access.kind !== 'cas' ? c.yes : this.succeeds(access);
    return c.and([this.past(access), this.is(access.address, cell.at), ok]);
  }

  private readonly successes = new Map<Access, Lit>();
  /** A compare-exchange writes. */
  succeeds(access: Access): Lit {
    const known = this.successes.get(access);
    if (known !== undefined) return known;
    const result = access.region.items[access.index + 1];
    let lit: Lit;
    if (result?.kind === 'result' && result.access === access) lit = this.is(result, ONE);
    else {
      const { c } = this;
      const both = [...this.sets.of(access)].map((token) =>
        c.and([this.is(access, token), this.is(access.expected, token)]),
      );
      lit = c.and([c.or(both), -failsSpuriously(this, access)]);
    }
    this.successes.set(access, lit);
    return lit;
  }
}

/** A wait for a condition may end without a signal. */

const overlaps = (a: Token, sizeA: number, b: Token, sizeB: number): boolean => {
  if (isUndefined(a) || isUndefined(b)) return false;
  const [x, y] = [wordsOf(a)[0], wordsOf(b)[0]];
  return x < y + sizeB && y < x + sizeA;
};

/** Does a sync operation have to wait when its word is this? */
export function blocks(access: Access, token: Token): boolean {
  if (isUndefined(token)) return false;
  const words = wordsOf(token);
  return syncApply(access.op, words[0], words[1], access.thread, 0) === SYNC_BLOCKED;
}

export const addressToken = (address: number): Token => tokenOf([address], 0, 1, null);
