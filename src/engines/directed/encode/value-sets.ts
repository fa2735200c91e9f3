import { GLOBAL_BASE } from '../../../vm/code/layout.ts';
import type { Access, Choice, End, Fn, Graph, Keep, Node, Recall, Source } from '../graph/graph.ts';
import { effectInputs, FAILS, isAccess, isNode } from '../graph/graph.ts';
import { isUndefined, lowWord, ONE, type Token, undefinedToken, ZERO } from '../graph/values.ts';
import { waitersOf } from '../graph/waiters.ts';
import { type Iteration, iterationOf, roundValues } from './iterations.ts';
import type { Places } from './place.ts';

/**
 * Potential value sets (section 3.1 of the seed): which values each node can have if nothing new happens, as a fixed point
 * over the graph. A load can have what may be written where it may read; a computation what it has given so far for inputs that
 * it can have; so do atomic additions and sync operations, which keeps the sets finite.
 *
 * With the sets come the *cells*: the memory that accesses share, by address and size, with those who may write and read
 * each. Cells take the place of the seed's partitions (3.2): accesses whose addresses may differ are in several.
 */
export interface Cell {
  readonly key: string;
  readonly address: number;
  readonly size: number;
  /** The value of the address. */
  readonly at: Token;
  readonly accesses: Access[];
  readonly initial: Token;
  readonly values: Set<Token>;
}

/** What memory holds there before anybody has written. */
export type Initial = (address: number, size: number) => Token;

export class ValueSets {
  private readonly graph: Graph;
  private readonly places: Places;
  private readonly initial: Initial;
  private readonly sets: Set<Token>[];
  private readonly outs: Set<Token>[];
  readonly cells = new Map<string, Cell>();
  /** By access: the cells it may reach. */
  readonly cellsOf = new Map<Access, Cell[]>();
  private readonly keeps = new Map<number, Keep[]>();
  private readonly ends = new Map<number, End[]>();
  private readonly iterations = new Map<Node, Iteration>();
  private changed = true;

  constructor(graph: Graph, places: Places, initial: Initial) {
    this.graph = graph;
    this.places = places;
    this.initial = initial;
    this.sets = graph.nodes.map(() => new Set());
    this.outs = graph.nodes.map(() => new Set());
    for (const node of graph.nodes) {
      if (node.kind === 'keep') push(this.keeps, node.thread, node);
      if (node.kind === 'end') push(this.ends, node.thread, node);
      if (node.kind === 'round') this.iterations.set(node, iterationOf(places, node));
    }
    while (this.changed) {
      this.changed = false;
      for (const node of graph.nodes) this.visit(node);
    }
  }

  of(source: Source): ReadonlySet<Token> {
    return isNode(source) ? this.sets[source.id] : new Set([source]);
  }

  /** What an access may leave in memory. */
  written(access: Access): ReadonlySet<Token> {
    return this.outs[access.id];
  }

  endsOf(thread: number): readonly End[] {
    return this.ends.get(thread) ?? [];
  }

  /** Stores to private memory that a load may see. */
  keepsFor(node: Recall): readonly Keep[] {
    return this.keepsBefore(node, node.address, node.size);
  }

  /** Stores before the node to private memory at an address. */
  keepsBefore(node: Node, address: Source, size: number): readonly Keep[] {
    return (this.keeps.get(node.thread) ?? []).filter(
      (keep) => this.places.place[keep.id] < this.places.place[node.id] && this.overlap(keep, address, size),
    );
  }

  private overlap(keep: Keep, address: Source, size: number): boolean {
    for (const a of this.of(keep.address))
      for (const b of this.of(address)) {
        const [from, at] = [lowWord(a), lowWord(b)];
        if (from < at + size && at < from + keep.size) return true;
      }
    return false;
  }

  private add(set: Set<Token>, token: Token): void {
    if (token === FAILS || set.has(token)) return;
    set.add(token);
    this.changed = true;
  }

  private addAll(set: Set<Token>, tokens: Iterable<Token>): void {
    for (const token of tokens) this.add(set, token);
  }

  private visit(node: Node): void {
    const set = this.sets[node.id];
    switch (node.kind) {
      case 'fn':
        return this.fn(node, set);
      case 'phi':
        for (const source of node.inputs.values()) this.addAll(set, this.of(source));
        return;
      case 'recall':
        if (node.initial !== null) this.add(set, node.initial);
        for (const keep of this.keepsFor(node)) {
          if (keep.clear) this.add(set, undefinedToken(node.size));
          else this.addAll(set, this.of(keep.value));
        }
        return;
      case 'result':
        if (node.access.kind === 'sync') {
          for (const { inputs, output } of this.table(`${node.access.writes}#result`))
            if (this.of(node.access).has(inputs[0])) this.add(set, output);
        } else {
          this.equality(set, node.access, node.access.expected, ONE, ZERO);
          if (isNode(node.access.choice) && set.has(ONE)) this.add(set, ZERO);
        }
        return;
      case 'choice':
        return this.choice(node, set);
      case 'round': {
        const iteration = this.iterations.get(node);
        if (iteration !== undefined)
          this.addAll(
            set,
            roundValues(node, iteration, (s) => this.of(s), this.places),
          );
        return;
      }
      case 'join':
        for (const { value } of this.endsOf(node.child)) this.addAll(set, this.of(value));
        return;
      default:
        if (isAccess(node)) this.access(node, set);
    }
  }

  private choice(node: Choice, set: Set<Token>): void {
    if (node.what === 'failure') return this.addAll(set, [ZERO, ONE]);
    const access = node.region.items[node.index + 1];
    if (access !== undefined) for (const word of this.of(access)) this.addAll(set, waitersOf(word));
  }

  private table(signature: string): Iterable<{ readonly inputs: readonly Token[]; readonly output: Token }> {
    return this.graph.tables.get(signature)?.values() ?? [];
  }

  /** Rows of the table whose inputs the node can have. */
  rows(
    signature: string,
    inputs: readonly Source[],
  ): { readonly inputs: readonly Token[]; readonly output: Token }[] {
    const table = this.graph.tables.get(signature);
    if (table === undefined) return [];
    const sets = inputs.map((input) => this.of(input));
    const product = sets.reduce((n, set) => n * set.size, 1);
    if (product <= table.size) {
      const rows: { inputs: readonly Token[]; output: Token }[] = [];
      for (const tokens of combinations(sets)) {
        const row = table.get(tokens.join());
        if (row !== undefined) rows.push(row);
      }
      return rows;
    }
    return [...table.values()].filter((row) => row.inputs.every((token, k) => sets[k].has(token)));
  }

  private fn(node: Fn, set: Set<Token>): void {
    const way = builtIn(node, (source) => this.of(source));
    if (way === 'eq') return this.equality(set, node.inputs[0], node.inputs[1], ONE, ZERO);
    if (way === 'ne') return this.equality(set, node.inputs[0], node.inputs[1], ZERO, ONE);
    if (way === 'select') {
      const condition = this.of(node.inputs[0]);
      if (condition.has(ONE)) this.addAll(set, this.of(node.inputs[1]));
      if (condition.has(ZERO)) this.addAll(set, this.of(node.inputs[2]));
      return;
    }
    for (const { output } of this.rows(node.signature, node.inputs)) this.add(set, output);
  }

  private equality(set: Set<Token>, a: Source, b: Source, same: Token, different: Token): void {
    const [left, right] = [this.of(a), this.of(b)];
    if (left.size === 0 || right.size === 0) return;
    for (const token of left) if (right.has(token)) this.add(set, same);
    if (left.size > 1 || right.size > 1 || ![...left].every((token) => right.has(token)))
      this.add(set, different);
  }

  private access(node: Access, set: Set<Token>): void {
    let cells = this.cellsOf.get(node);
    if (cells === undefined) this.cellsOf.set(node, (cells = []));
    for (const token of this.of(node.address)) {
      const address = lowWord(token);
      if (isUndefined(token) || address < GLOBAL_BASE) continue;
      const key = `${address}:${node.size}`;
      let cell = this.cells.get(key);
      if (cell === undefined) {
        const initial = this.initial(address, node.size);
        cell = {
          key,
          address,
          size: node.size,
          at: token,
          accesses: [],
          initial,
          values: new Set([initial]),
        };
        this.cells.set(key, cell);
        this.changed = true;
      }
      if (!cells.includes(cell)) {
        cells.push(cell);
        cell.accesses.push(node);
        this.changed = true;
      }
    }
    if (node.kind !== 'write') for (const cell of cells) this.addAll(set, cell.values);
    const out = this.outs[node.id];
    switch (node.kind) {
      case 'write':
      case 'cas':
        this.addAll(out, this.of(node.value));
        break;
      case 'rmw':
      case 'sync':
        for (const { output } of this.rows(node.writes, effectInputs(node))) this.add(out, output);
        break;
    }
    if (node.kind !== 'read') for (const cell of cells) this.addAll(cell.values, out);
  }
}

/** Equality (section 4.2) and choice between two values need no table, as long as nothing is undefined. */
export function builtIn(node: Fn, of: (source: Source) => ReadonlySet<Token>): 'eq' | 'ne' | 'select' | null {
  const way = node.signature.startsWith('icmp-eq:')
    ? 'eq'
    : node.signature.startsWith('icmp-ne:')
      ? 'ne'
      : node.signature === 'select'
        ? 'select'
        : null;
  if (way === null) return null;
  const checked = way === 'select' ? node.inputs.slice(0, 1) : node.inputs;
  for (const input of checked) for (const token of of(input)) if (isUndefined(token)) return null;
  return way;
}

function* combinations(sets: readonly ReadonlySet<Token>[], at = 0): Generator<Token[]> {
  if (at === sets.length) {
    yield [];
    return;
  }
  for (const token of sets[at]) for (const rest of combinations(sets, at + 1)) yield [token, ...rest];
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
