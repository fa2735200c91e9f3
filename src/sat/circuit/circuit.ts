import { InternalError } from '../../base/failure.ts';

/**
 * And-inverter graphs: every function is made of inputs, two-input ands and negations.
 *
 * A literal of the circuit is `2 * node + negated`; node 0 is the constant, so FALSE = 0 and TRUE = 1, and negation
 * is `lit ^ 1`. Nodes are numbered in order of creation, so both operands of an and have smaller numbers than
 * the and itself: loops over nodes see operands first.
 *
 * `and` never makes a node that constants, structural hashing or one of the rules of Brummayer and Biere, Local
 * Two-Level And-Inverter Graph Minimization without Blowup (MEMICS 2006), table 1, make superfluous. Their rules
 * look at most at the operands' operands and never add a node, whatever is shared; those used here are
 *
 *   contradiction  (x ∧ y) ∧ ¬x = 0                (x ∧ y) ∧ (¬x ∧ z) = 0
 *   idempotence    (x ∧ y) ∧ x = x ∧ y             (x ∧ y) ∧ (x ∧ z) = (x ∧ y) ∧ z
 *   subsumption    ¬(x ∧ y) ∧ ¬x = ¬x              ¬(x ∧ y) ∧ (¬x ∧ z) = ¬x ∧ z
 *   substitution   ¬(x ∧ y) ∧ x = x ∧ ¬y           ¬(x ∧ y) ∧ (x ∧ z) = (x ∧ z) ∧ ¬y
 *   resolution     ¬(x ∧ y) ∧ ¬(x ∧ ¬y) = ¬x
 *
 * Substitution, and idempotence of two ands, leave an and of other operands, which is looked at again. Each step
 * replaces an operand by a part of it, so this ends.
 */

/** `2 * node + negated`. */
export type Lit = number;

export const FALSE: Lit = 0;
export const TRUE: Lit = 1;

export const not = (a: Lit): Lit => a ^ 1;

/** Literals are int32, and the slab has four words a node. */
const MAX_NODES = 2 ** 29;
const INPUT = -1;

/** Words of a node in the slab: one cache line holds four nodes whole. */
const STRIDE = 4;
/** The larger operand, or INPUT for inputs and for the constant. */
const LEFT = 0;
/** The smaller operand. */
const RIGHT = 1;
/** The next node with the same hash, 0 = none. */
const NEXT = 2;
/** How many operands name this node. */
const USES = 3;

export class Circuit {
  /** Node n is at [STRIDE * n, STRIDE * (n + 1)), for n in [0, size). */
  private slab = new Int32Array(1024 * STRIDE);
  /** The first and of each hash, 0 = none. As many as the slab has room for nodes: a power of two. */
  private heads = new Int32Array(1024);
  private count = 1;
  private inputCount = 0;

  constructor() {
    this.slab[LEFT] = INPUT;
  }

  /** Nodes, the constant included: node numbers are in [0, size). */
  get size(): number {
    return this.count;
  }
  get inputs(): number {
    return this.inputCount;
  }
  get ands(): number {
    return this.count - 1 - this.inputCount;
  }

  input(): Lit {
    const node = this.newNode();
    this.slab[node * STRIDE + LEFT] = INPUT;
    this.inputCount++;
    return node << 1;
  }

  isAnd(node: number): boolean {
    return this.slab[node * STRIDE] !== INPUT;
  }
  isInput(node: number): boolean {
    return node !== 0 && this.slab[node * STRIDE] === INPUT;
  }
  /** The operands of an and: left > right. */
  leftOf(node: number): Lit {
    return this.slab[node * STRIDE];
  }
  rightOf(node: number): Lit {
    return this.slab[node * STRIDE + RIGHT];
  }
  /** How many ands have this node as an operand. */
  usesOf(node: number): number {
    return this.slab[node * STRIDE + USES];
  }

  and(a: Lit, b: Lit): Lit {
    for (;;) {
      if (a < b) {
        const swap = a;
        a = b;
        b = swap;
      }
      if (b < 2) return b === FALSE ? FALSE : a;
      if ((a ^ b) < 2) return a === b ? a : FALSE;
      const found = this.find(a, b);
      if (found !== 0) return found << 1;
      const { slab } = this;
      const an = (a >>> 1) * STRIDE;
      const al = slab[an];
      if (al === INPUT) return this.newAnd(a, b);
      const ar = slab[an + RIGHT];
      // Operands of b are smaller than b, which is smaller than a: only those of a can be b.
      if ((a & 1) === 0) {
        if (al === (b ^ 1) || ar === (b ^ 1)) return FALSE;
        if (al === b || ar === b) return a;
      } else {
        if (al === (b ^ 1) || ar === (b ^ 1)) return b;
        if (al === b) {
          a = ar ^ 1;
          continue;
        }
        if (ar === b) {
          a = al ^ 1;
          continue;
        }
      }
      const bn = (b >>> 1) * STRIDE;
      const bl = slab[bn];
      if (bl === INPUT) return this.newAnd(a, b);
      const br = slab[bn + RIGHT];
      if ((a & b & 1) === 1) {
        if ((al === bl && ar === (br ^ 1)) || (al === br && ar === (bl ^ 1))) return al ^ 1;
        if ((ar === br && al === (bl ^ 1)) || (ar === bl && al === (br ^ 1))) return ar ^ 1;
        return this.newAnd(a, b);
      }
      const opposed = al === (bl ^ 1) || al === (br ^ 1) || ar === (bl ^ 1) || ar === (br ^ 1);
      if (opposed) return (a & 1) === 1 ? b : (b & 1) === 1 ? a : FALSE;
      // The shared operand goes: from the negated and if there is one (substitution), else from b (idempotence).
      if ((a & 1) === 1) {
        if (al === bl || al === br) a = ar ^ 1;
        else if (ar === bl || ar === br) a = al ^ 1;
        else return this.newAnd(a, b);
      } else if (bl === al || bl === ar) b = br ^ (b & 1);
      else if (br === al || br === ar) b = bl ^ (b & 1);
      else return this.newAnd(a, b);
    }
  }

  or(a: Lit, b: Lit): Lit {
    return this.and(a ^ 1, b ^ 1) ^ 1;
  }

  implies(a: Lit, b: Lit): Lit {
    return this.and(a, b ^ 1) ^ 1;
  }

  /** Made of the positive operands, so that all four signs share one node: ¬(a ∧ b) ∧ ¬(¬a ∧ ¬b). */
  xor(a: Lit, b: Lit): Lit {
    const sign = (a ^ b) & 1;
    const x = a & ~1;
    const y = b & ~1;
    if (x === 0) return y ^ sign;
    if (y === 0) return x ^ sign;
    if (x === y) return sign;
    return this.and(this.and(x, y) ^ 1, this.and(x ^ 1, y ^ 1) ^ 1) ^ sign;
  }

  iff(a: Lit, b: Lit): Lit {
    return this.xor(a, b) ^ 1;
  }

  /** `c ? t : e`, made of a positive condition and a positive `t`, so that all signs share one node. */
  ite(c: Lit, t: Lit, e: Lit): Lit {
    if (c < 2) return c === TRUE ? t : e;
    if (t === e) return t;
    if ((c & 1) === 1) return this.ite(c ^ 1, e, t);
    if ((t ^ e) === 1) return this.xor(c, e);
    if (t < 2 || t >>> 1 === c >>> 1) return t === TRUE || t === c ? this.or(c, e) : this.and(c ^ 1, e);
    if (e < 2 || e >>> 1 === c >>> 1) return e === FALSE || e === c ? this.and(c, t) : this.or(c ^ 1, t);
    if ((t & 1) === 1) return this.ite(c, t ^ 1, e ^ 1) ^ 1;
    return this.and(this.and(c, t) ^ 1, this.and(c ^ 1, e) ^ 1) ^ 1;
  }

  /** In order of the literals, whatever their order in the list, so that equal sets give the same node. */
  andAll(lits: ArrayLike<Lit>): Lit {
    const sorted = Int32Array.from(lits).sort();
    let all = TRUE;
    for (let i = 0; i < sorted.length; i++) all = this.and(all, sorted[i]);
    return all;
  }

  orAll(lits: ArrayLike<Lit>): Lit {
    const sorted = Int32Array.from(lits, not).sort();
    let none = TRUE;
    for (let i = 0; i < sorted.length; i++) none = this.and(none, sorted[i]);
    return none ^ 1;
  }

  /** For tests. */
  checkInvariants(): void {
    const uses = new Uint32Array(this.count);
    for (let node = 1; node < this.count; node++) {
      if (!this.isAnd(node)) continue;
      const [a, b] = [this.leftOf(node), this.rightOf(node)];
      if (b < 2 || a <= b || a >>> 1 >= node || a >>> 1 === b >>> 1)
        throw new InternalError(`node ${node} has operands ${a} and ${b}`);
      if (this.find(a, b) !== node) throw new InternalError(`node ${node} is not in the table`);
      uses[a >>> 1]++;
      uses[b >>> 1]++;
    }
    if (uses.some((n, node) => n !== this.usesOf(node))) throw new InternalError('uses are miscounted');
  }

  /** The and of a > b, or 0. */
  private find(a: Lit, b: Lit): number {
    const { slab, heads } = this;
    let node = heads[hash(a, b) & (heads.length - 1)];
    while (node !== 0) {
      const at = node * STRIDE;
      if (slab[at] === a && slab[at + RIGHT] === b) return node;
      node = slab[at + NEXT];
    }
    return 0;
  }

  private newAnd(a: Lit, b: Lit): Lit {
    const node = this.newNode();
    const { slab } = this;
    slab[node * STRIDE + LEFT] = a;
    slab[node * STRIDE + RIGHT] = b;
    slab[(a >>> 1) * STRIDE + USES]++;
    slab[(b >>> 1) * STRIDE + USES]++;
    this.enter(node);
    return node << 1;
  }

  private enter(node: number): void {
    const { slab, heads } = this;
    const at = node * STRIDE;
    const slot = hash(slab[at], slab[at + RIGHT]) & (heads.length - 1);
    slab[at + NEXT] = heads[slot];
    heads[slot] = node;
  }

  private newNode(): number {
    if (this.count === this.heads.length) this.grow();
    return this.count++;
  }

  private grow(): void {
    const capacity = this.count * 2;
    if (capacity > MAX_NODES) throw new InternalError('a circuit has more nodes than literals can name');
    const slab = new Int32Array(capacity * STRIDE);
    slab.set(this.slab);
    this.slab = slab;
    this.heads = new Int32Array(capacity);
    for (let node = 1; node < this.count; node++) if (this.isAnd(node)) this.enter(node);
  }
}

function hash(a: Lit, b: Lit): number {
  const h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  return h ^ (h >>> 15);
}
