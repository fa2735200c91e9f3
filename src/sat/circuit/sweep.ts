import { Circuit, FALSE, type Lit } from './circuit.ts';
import { TableIndex } from './table-index.ts';
import { dependsOn, widened, without } from './truth-table.ts';

/**
 * Copies what some literals need of a circuit into a new one, and on the way makes one node of nodes that are
 * trivially equal: that compute the same function of the same four or fewer nodes below them. Structural hashing
 * finds equal operands, the two-level rules equal shapes; this finds equal functions, such as (a ∧ b) ∧ c and
 * a ∧ (b ∧ c), or a choice written in two ways. (Cuts and their functions: Mishchenko, Chatterjee and Brayton,
 * DAC 2006; here with one cut a node, and no proofs by SAT, which the solver does itself.)
 *
 * A node's cut is the union of its operands' cuts if that has at most four nodes, else the operands themselves. Its
 * function of the cut is a table of 16 bits. Nodes the function does not depend on are dropped from the cut, so a
 * node that is constant, or equal to a single one below it, is seen too. Every step replaces a node by one with the same
 * function of the inputs, so the copy of each root is equivalent to it.
 */
export interface Swept {
  readonly circuit: Circuit;
  /** The copy's literal for one of the roots, or of anything below them; other literals throw. */
  readonly map: (lit: Lit) => Lit;
  /** How many ands were found equal to another node, or constant. */
  readonly merged: number;
}

const LEAVES = 4;
const PROJECTION = 0xaaaa;
const NONE = -1;

export function sweep(source: Circuit, roots: ArrayLike<Lit>): Swept {
  const needed = cone(source, roots);
  const target = new Circuit();
  const cuts = new Cuts();
  const image = new Int32Array(source.size).fill(NONE);
  image[0] = FALSE;
  let merged = 0;
  for (let node = 1; node < source.size; node++) {
    if (needed[node] === 0) continue;
    if (!source.isAnd(node)) {
      image[node] = target.input();
      cuts.leaf(image[node] >>> 1);
      continue;
    }
    const l = source.leftOf(node);
    const r = source.rightOf(node);
    const a = image[l >>> 1] ^ (l & 1);
    const b = image[r >>> 1] ^ (r & 1);
    const size = target.size;
    image[node] = cuts.and(target, a, b);
    if (target.size === size) merged++;
  }
  const map = (lit: Lit): Lit => {
    const found = image[lit >>> 1];
    if (found === NONE) throw new RangeError(`literal ${lit} is not below the roots of the sweep`);
    return found ^ (lit & 1);
  };
  return { circuit: target, map, merged };
}

/** 1 for the nodes that the roots depend on. */
function cone(source: Circuit, roots: ArrayLike<Lit>): Uint8Array {
  const needed = new Uint8Array(source.size);
  for (let i = 0; i < roots.length; i++) needed[roots[i] >>> 1] = 1;
  for (let node = source.size - 1; node > 0; node--) {
    if (needed[node] === 0 || !source.isAnd(node)) continue;
    needed[source.leftOf(node) >>> 1] = 1;
    needed[source.rightOf(node) >>> 1] = 1;
  }
  return needed;
}

/** The cut of each node of the target, and the nodes by their functions. */
class Cuts {
  /** Four places a node; its cut is the first `sizes[node]` of them, ascending. */
  private leaves = new Int32Array(4096);
  private sizes = new Uint8Array(1024);
  private tables = new Uint16Array(1024);
  private readonly index = new TableIndex();
  /** The cut being made. */
  private readonly union = new Int32Array(2 * LEAVES);

  leaf(node: number): void {
    this.set(node, 1, PROJECTION);
    this.leaves[node * LEAVES] = node;
  }

  and(target: Circuit, a: Lit, b: Lit): Lit {
    if (a < 2 || b < 2 || a >>> 1 === b >>> 1) return target.and(a, b);
    const { union } = this;
    let size = this.join(a >>> 1, b >>> 1);
    let table: number;
    if (size > LEAVES) {
      union[0] = Math.min(a, b) >>> 1;
      union[1] = Math.max(a, b) >>> 1;
      size = 2;
      table = literalTable(a, a < b ? 0 : 1) & literalTable(b, a < b ? 1 : 0);
    } else table = this.over(a, size) & this.over(b, size);
    for (let i = size - 1; i >= 0; i--) {
      if (dependsOn(table, i)) continue;
      table = without(table, i);
      union.copyWithin(i, i + 1, size--);
    }
    if (size === 0) return table & 1;
    if (size === 1) return (union[0] << 1) | (table === PROJECTION ? 0 : 1);
    const sign = table & 1;
    const canonical = sign === 1 ? table ^ 0xffff : table;
    const found = this.index.find(union, size, canonical);
    if (found !== NONE) return found ^ sign;
    const before = target.size;
    const made = target.and(a, b);
    if (target.size > before) this.store(made >>> 1, size, table ^ ((made & 1) === 1 ? 0xffff : 0));
    this.index.enter(union, size, canonical, made ^ sign);
    return made;
  }

  /** The union of both cuts, ascending, into `union`; returns its size. */
  private join(a: number, b: number): number {
    const { leaves, union } = this;
    let i = a * LEAVES;
    let j = b * LEAVES;
    const iEnd = i + this.sizes[a];
    const jEnd = j + this.sizes[b];
    let size = 0;
    while (i < iEnd || j < jEnd) {
      const x = i < iEnd ? leaves[i] : 0x7fffffff;
      const y = j < jEnd ? leaves[j] : 0x7fffffff;
      union[size++] = x < y ? x : y;
      if (x <= y) i++;
      if (y <= x) j++;
    }
    return size;
  }

  /** The literal's function as one of the nodes in `union`. */
  private over(lit: Lit, size: number): number {
    const node = lit >>> 1;
    const table = widened(this.tables[node], this.leaves, node * LEAVES, this.sizes[node], this.union, size);
    return (lit & 1) === 1 ? table ^ 0xffff : table;
  }

  private store(node: number, size: number, table: number): void {
    this.set(node, size, table);
    for (let i = 0; i < size; i++) this.leaves[node * LEAVES + i] = this.union[i];
  }

  private set(node: number, size: number, table: number): void {
    if (node >= this.sizes.length) {
      const capacity = node * 2;
      const leaves = new Int32Array(capacity * LEAVES);
      leaves.set(this.leaves);
      this.leaves = leaves;
      const sizes = new Uint8Array(capacity);
      sizes.set(this.sizes);
      this.sizes = sizes;
      const tables = new Uint16Array(capacity);
      tables.set(this.tables);
      this.tables = tables;
    }
    this.sizes[node] = size;
    this.tables[node] = table;
  }
}

const VARIABLE = [0xaaaa, 0xcccc];
const literalTable = (lit: Lit, at: number): number =>
  (lit & 1) === 1 ? VARIABLE[at] ^ 0xffff : VARIABLE[at];
