import { doubled } from '../../base/doubled.ts';
import type { Circuit, Lit } from './circuit.ts';

/**
 * What an and node is meant to be. `¬(c ∧ a) ∧ ¬(¬c ∧ b)` is the choice `c ? ¬a : ¬b`, and an exclusive or where
 * a = ¬b; any other and is a conjunction, together with the ands below it that nothing else uses.
 */
export const AND = 0;
export const ITE = 1;

/** The answer of the last question is in its fields: nothing is allocated. */
export class GateFinder {
  private readonly circuit: Circuit;
  /** Of the last node that was an ITE. */
  condition: Lit = 0;
  then: Lit = 0;
  otherwise: Lit = 0;
  /** Operands of the last flattened conjunction: sorted, all different, in [0, arity). */
  operands = new Int32Array(64);
  arity = 0;
  /** Two of the operands are opposite: the conjunction is false. */
  contradiction = false;

  constructor(circuit: Circuit) {
    this.circuit = circuit;
  }

  find(node: number): typeof AND | typeof ITE {
    const { circuit } = this;
    const l = circuit.leftOf(node);
    const r = circuit.rightOf(node);
    if ((l & r & 1) === 0 || !circuit.isAnd(l >>> 1) || !circuit.isAnd(r >>> 1)) return AND;
    const ll = circuit.leftOf(l >>> 1);
    const lr = circuit.rightOf(l >>> 1);
    const rl = circuit.leftOf(r >>> 1);
    const rr = circuit.rightOf(r >>> 1);
    if (ll === (rl ^ 1)) return this.choice(ll, lr, rr);
    if (ll === (rr ^ 1)) return this.choice(ll, lr, rl);
    if (lr === (rl ^ 1)) return this.choice(lr, ll, rr);
    if (lr === (rr ^ 1)) return this.choice(lr, ll, rl);
    return AND;
  }

  private choice(c: Lit, notThen: Lit, notOtherwise: Lit): typeof ITE {
    const swap = (c & 1) === 1;
    this.condition = c & ~1;
    this.then = (swap ? notOtherwise : notThen) ^ 1;
    this.otherwise = (swap ? notThen : notOtherwise) ^ 1;
    return ITE;
  }

  /** The operands of a conjunction, through ands that are used once, are no choice and have no variable. */
  flatten(node: number, variable: Int32Array): void {
    const { circuit } = this;
    this.arity = 0;
    this.push(circuit.leftOf(node));
    this.push(circuit.rightOf(node));
    // Operands before `done` are leaves; an and at `done` is replaced by its operands.
    for (let done = 0; done < this.arity; ) {
      const lit = this.operands[done];
      const inner = lit >>> 1;
      const opens =
        (lit & 1) === 0 &&
        circuit.isAnd(inner) &&
        circuit.usesOf(inner) === 1 &&
        variable[inner] === 0 &&
        this.find(inner) === AND;
      if (opens) {
        this.operands[done] = circuit.leftOf(inner);
        this.push(circuit.rightOf(inner));
      } else done++;
    }
    this.tidy();
  }

  private push(lit: Lit): void {
    if (this.arity === this.operands.length) {
      this.operands = doubled(this.operands);
    }
    this.operands[this.arity++] = lit;
  }

  private tidy(): void {
    const { operands } = this;
    this.contradiction = false;
    if (this.arity === 2) return;
    operands.subarray(0, this.arity).sort();
    let kept = 1;
    for (let i = 1; i < this.arity; i++) {
      const lit = operands[i];
      const last = operands[kept - 1];
      if (lit === (last ^ 1)) this.contradiction = true;
      if (lit !== last) operands[kept++] = lit;
    }
    this.arity = kept;
  }
}
