import type { Circuit, Lit } from './circuit.ts';

/**
 * Does one literal follow from another? For questions about guards, of which an encoder has thousands, before there is a
 * formula: unit propagation on the graph itself, and a few case splits on disjunctions. `true` is certain; `false`
 * may also mean that the effort was not enough.
 *
 * Propagation goes down (an and that is true makes its operands true; one that is false, with one operand true, makes
 * the other false) and up (an and of true operands is true, one with a false operand is false). Splits are on the
 * first false and whose operands are both open: those are the disjunctions of what was assumed, in order.
 */
const EFFORT = 4_000;
const SPLITS = 48;

export class Entailment {
  private readonly circuit: Circuit;
  /** Ands by operand: those of node n are users[from[n], from[n + 1]), for n in [0, known). */
  private from = new Int32Array(1);
  private users = new Int32Array(0);
  private known = 0;
  /** By node: 0 open, 1 true, -1 false. */
  private value = new Int8Array(0);
  private readonly trail: number[] = [];
  /** Of the trail, the part whose consequences have been drawn. */
  private drawn = 0;
  private effort = 0;
  private splits = 0;

  constructor(circuit: Circuit) {
    this.circuit = circuit;
  }

  /** Is b true wherever a is? */
  follows(a: Lit, b: Lit): boolean {
    if (a === b || a === 0 || b === 1) return true;
    return this.contradicts(a, b ^ 1);
  }

  /** Can a and b never be true together? */
  contradicts(a: Lit, b: Lit): boolean {
    if (this.known !== this.circuit.size) this.index();
    this.effort = EFFORT;
    this.splits = SPLITS;
    const impossible = !(this.set(a) && this.set(b) && this.propagate()) || this.refute(0);
    this.undo(0);
    return impossible;
  }

  /** Is there no way on from the present assignment? From `next` on, the trail may have something to split on. */
  private refute(next: number): boolean {
    const { circuit, value, trail } = this;
    for (let i = next; i < trail.length; i++) {
      const node = trail[i];
      if (value[node] !== -1 || !circuit.isAnd(node)) continue;
      const [l, r] = [circuit.leftOf(node), circuit.rightOf(node)];
      if (value[l >>> 1] !== 0 || value[r >>> 1] !== 0) continue;
      if (--this.splits < 0) return false;
      const mark = trail.length;
      if (this.set(l ^ 1) && this.propagate() && !this.refute(i)) return false;
      this.undo(mark);
      const other = !(this.set(l) && this.set(r ^ 1) && this.propagate()) || this.refute(i);
      this.undo(mark);
      return other;
    }
    return false;
  }

  /** False: it has the other value already. */
  private set(lit: Lit): boolean {
    const node = lit >>> 1;
    const wanted = (lit & 1) === 0 ? 1 : -1;
    if (node === 0) return wanted === -1;
    const { value } = this;
    if (value[node] !== 0) return value[node] === wanted;
    value[node] = wanted;
    this.trail.push(node);
    return true;
  }

  private undo(mark: number): void {
    while (this.trail.length > mark) this.value[this.trail.pop() as number] = 0;
    this.drawn = mark;
  }

  /** 1 true, -1 false, 0 open. */
  private of(lit: Lit): number {
    const node = lit >>> 1;
    if (node === 0) return (lit & 1) === 1 ? 1 : -1;
    return (lit & 1) === 1 ? -this.value[node] : this.value[node];
  }

  /** False: a contradiction. */
  private propagate(): boolean {
    const { trail, from, users } = this;
    while (this.drawn < trail.length) {
      const node = trail[this.drawn++];
      if (!this.look(node)) return false;
      for (let i = from[node]; i < from[node + 1]; i++) {
        if (--this.effort < 0) return true;
        if (!this.look(users[i])) return false;
      }
    }
    return true;
  }

  /** Draws what an and and its operands say of each other. */
  private look(node: number): boolean {
    const { circuit } = this;
    if (!circuit.isAnd(node)) return true;
    const [left, right] = [circuit.leftOf(node), circuit.rightOf(node)];
    const [l, r] = [this.of(left), this.of(right)];
    const value = this.value[node];
    if (value === 1) return this.set(left) && this.set(right);
    if (l === -1 || r === -1) return this.set((node << 1) | 1);
    if (l === 1 && r === 1) return this.set(node << 1);
    if (value === -1 && l === 1) return this.set(right ^ 1);
    if (value === -1 && r === 1) return this.set(left ^ 1);
    return true;
  }

  private index(): void {
    const { circuit } = this;
    const { size } = circuit;
    const from = new Int32Array(size + 1);
    for (let node = 0; node < size; node++) from[node + 1] = from[node] + circuit.usesOf(node);
    const fill = from.slice();
    const users = new Int32Array(from[size]);
    for (let node = 1; node < size; node++) {
      if (!circuit.isAnd(node)) continue;
      users[fill[circuit.leftOf(node) >>> 1]++] = node;
      users[fill[circuit.rightOf(node) >>> 1]++] = node;
    }
    this.from = from;
    this.users = users;
    this.value = new Int8Array(size);
    this.known = size;
  }
}
