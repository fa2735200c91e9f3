import { doubled } from '../../base/doubled.ts';
import type { Circuit, Lit } from '../circuit/circuit.ts';
import { GateFinder, ITE } from '../circuit/gates.ts';
import type { SatSolver } from '../solvers/solver.ts';

/**
 * From circuits to clauses, after Plaisted and Greenbaum, A Structure-Preserving Clause Form Translation (1986): a node
 * gets a variable, and of the clauses of its definition only those that its uses need. Where the literal is only
 * ever asked to be true, `variable → node` is enough (POSITIVE); where only to be false, `node → variable` (NEGATIVE).
 *
 * Incremental: a node may be asked for again in the other polarity, and then gets the missing half. What is asserted
 * or assumed must therefore be asked for in the polarity in which it is used, and a variable's value in a model
 * need not be that of its node. Values are read by running the circuit on the inputs' values (`valueOf`): a model
 * of half definitions always extends to one of the whole definitions with the same inputs (Plaisted and
 * Greenbaum, theorem 3.2), so what was asserted or assumed is true of that run.
 *
 * Fewer clauses, besides: exclusive ors and choices are found in the graph and get four clauses instead of nine
 * (gates.ts); a tree of ands of which nothing else uses the inner nodes is one gate with many operands; what is
 * asserted gets no variable of its own but is taken apart: a conjunction into its parts, a disjunction into one
 * clause, and later uses of it are the constant true.
 */

/** The returned literal implies the node's. */
export const POSITIVE = 1;
/** The node's literal implies the returned one. */
export const NEGATIVE = 2;
export const BOTH = 3;
export type Polarity = typeof POSITIVE | typeof NEGATIVE | typeof BOTH;

/** Stands for the constant true where a DIMACS literal is expected; its negation for false. */
const TRUTH = 0x7fffffff;

export class Cnf {
  readonly circuit: Circuit;
  readonly solver: SatSolver;
  private readonly gates: GateFinder;
  /** The DIMACS literal of node n, 0 = none yet; ±TRUTH where its value is asserted. */
  private variable = new Int32Array(1024);
  /** Which halves of n's definition are written, or on the work list: a Polarity, or 0. */
  private defined = new Uint8Array(1024);
  /** Pairs (node, missing polarity) whose clauses are still to be written. Empty between calls. */
  private readonly work: number[] = [];
  /** A variable that is true, for callers who need a literal for a constant; 0 = none yet. */
  private truth = 0;
  /** The clause being written: literals in [0, length), or nothing to write where `satisfied`. */
  private buffer = new Int32Array(64);
  private length = 0;
  private satisfied = false;
  /** Values of nodes [0, evaluated) in the model of the solver's call number `model`. */
  private values = new Uint8Array(1024);
  private evaluated = 0;
  private model = 0;

  constructor(circuit: Circuit, solver: SatSolver) {
    this.circuit = circuit;
    this.solver = solver;
    this.gates = new GateFinder(circuit);
    this.variable[0] = -TRUTH;
  }

  /** A DIMACS literal for this one, defined in this polarity at least. */
  literal(lit: Lit, polarity: Polarity = BOTH): number {
    this.reserve();
    const found = this.ask(lit, polarity);
    this.define();
    return found === TRUTH ? this.trueLiteral() : found === -TRUTH ? -this.trueLiteral() : found;
  }

  /** From now on `lit` is true. */
  assert(lit: Lit): void {
    this.reserve();
    const todo = [lit];
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) this.assertOne(next, todo);
    this.define();
  }

  /** From now on one of these is true. */
  assertOr(lits: ArrayLike<Lit>): void {
    this.reserve();
    for (let i = 0; i < lits.length; i++) this.put(this.ask(lits[i], POSITIVE));
    this.end();
    this.define();
  }

  /** `lit` is true in the next call of the solver. Returns the literal to ask `failed` for. */
  assume(lit: Lit): number {
    const assumption = this.literal(lit, POSITIVE);
    this.solver.assume(assumption);
    return assumption;
  }

  /** The value in the solver's last model; inputs the solver has not heard of are false. */
  valueOf(lit: Lit): boolean {
    this.evaluate();
    return (this.values[lit >>> 1] ^ (lit & 1)) === 1;
  }

  /** Unsigned. */
  valueOfBits(bits: ArrayLike<Lit>): bigint {
    let value = 0n;
    for (let i = bits.length - 1; i >= 0; i--) value = (value << 1n) | (this.valueOf(bits[i]) ? 1n : 0n);
    return value;
  }

  /** The DIMACS literal that stands for this one, or 0 if it has none. */
  known(lit: Lit): number {
    const node = lit >>> 1;
    const found = node < this.variable.length ? this.variable[node] : 0;
    if (found === TRUTH || found === -TRUTH) return 0;
    return (lit & 1) === 1 ? -found : found;
  }

  private assertOne(lit: Lit, todo: Lit[]): void {
    const { gates, circuit } = this;
    const node = lit >>> 1;
    const sign = lit & 1;
    if (this.variable[node] !== 0 || circuit.isInput(node)) {
      this.put(this.ask(lit, POSITIVE));
      return this.end();
    }
    this.variable[node] = sign === 1 ? -TRUTH : TRUTH;
    this.defined[node] = BOTH;
    if (gates.find(node) === ITE) {
      const { condition, then, otherwise } = gates;
      this.put(this.ask(condition ^ 1, POSITIVE));
      this.put(this.ask(then ^ sign, POSITIVE));
      this.end();
      this.put(this.ask(condition, POSITIVE));
      this.put(this.ask(otherwise ^ sign, POSITIVE));
      this.end();
    } else if (sign === 0) {
      todo.push(circuit.leftOf(node), circuit.rightOf(node));
    } else {
      gates.flatten(node, this.variable);
      if (gates.contradiction) return;
      for (let i = 0; i < gates.arity; i++) this.put(this.ask(gates.operands[i] ^ 1, POSITIVE));
      this.end();
    }
  }

  /** Its literal; what is missing of its definition goes on the work list. Writes no clause. */
  private ask(lit: Lit, polarity: Polarity): number {
    const node = lit >>> 1;
    let found = this.variable[node];
    if (found === 0) found = this.variable[node] = this.solver.newVariable();
    const sign = lit & 1;
    if (this.circuit.isAnd(node)) {
      const halves = sign === 1 ? ((polarity << 1) & 2) | (polarity >> 1) : polarity;
      const missing = halves & ~this.defined[node];
      if (missing !== 0) {
        this.defined[node] |= missing;
        this.work.push(node, missing);
      }
    }
    return sign === 1 ? -found : found;
  }

  /** In every clause a literal stands where it helps by being true: it is asked for POSITIVE, as it stands there. */
  private define(): void {
    const { work, gates } = this;
    while (work.length > 0) {
      const missing = work.pop() as number;
      const node = work.pop() as number;
      const self = this.variable[node];
      if (gates.find(node) === ITE) {
        if ((missing & POSITIVE) !== 0) this.defineIte(-self, 0);
        if ((missing & NEGATIVE) !== 0) this.defineIte(self, 1);
      } else {
        gates.flatten(node, this.variable);
        if ((missing & POSITIVE) !== 0) this.defineConjunction(-self);
        if ((missing & NEGATIVE) !== 0 && !gates.contradiction) this.defineDisjunction(self);
      }
    }
  }

  /** self ∨ ¬c ∨ then, self ∨ c ∨ otherwise: the gate, or with sign 1 its negation. */
  private defineIte(self: number, sign: number): void {
    const { condition, then, otherwise } = this.gates;
    this.put(self);
    this.put(this.ask(condition ^ 1, POSITIVE));
    this.put(this.ask(then ^ sign, POSITIVE));
    this.end();
    this.put(self);
    this.put(this.ask(condition, POSITIVE));
    this.put(this.ask(otherwise ^ sign, POSITIVE));
    this.end();
  }

  private defineConjunction(self: number): void {
    const { gates } = this;
    if (gates.contradiction) {
      this.put(self);
      return this.end();
    }
    for (let i = 0; i < gates.arity; i++) {
      this.put(self);
      this.put(this.ask(gates.operands[i], POSITIVE));
      this.end();
    }
  }

  private defineDisjunction(self: number): void {
    const { gates } = this;
    this.put(self);
    for (let i = 0; i < gates.arity; i++) this.put(this.ask(gates.operands[i] ^ 1, POSITIVE));
    this.end();
  }

  private put(lit: number): void {
    if (lit === TRUTH) this.satisfied = true;
    else if (lit !== -TRUTH) {
      if (this.length === this.buffer.length) {
        this.buffer = doubled(this.buffer);
      }
      this.buffer[this.length++] = lit;
    }
  }

  private end(): void {
    if (!this.satisfied) {
      for (let i = 0; i < this.length; i++) this.solver.add(this.buffer[i]);
      this.solver.add(0);
    }
    this.length = 0;
    this.satisfied = false;
  }

  private trueLiteral(): number {
    if (this.truth === 0) {
      this.truth = this.solver.newVariable();
      this.solver.add(this.truth);
      this.solver.add(0);
    }
    return this.truth;
  }

  private reserve(): void {
    const { size } = this.circuit;
    if (size <= this.variable.length) return;
    const variable = new Int32Array(size * 2);
    variable.set(this.variable);
    this.variable = variable;
    const defined = new Uint8Array(size * 2);
    defined.set(this.defined);
    this.defined = defined;
  }

  /** Runs the circuit on the model. Inputs made since that model was first looked at are false. */
  private evaluate(): void {
    const { circuit, solver } = this;
    const fresh = this.model !== solver.solves;
    if (fresh) this.evaluated = 0;
    if (this.evaluated === circuit.size) return;
    this.model = solver.solves;
    if (this.values.length < circuit.size) {
      const grown = new Uint8Array(circuit.size * 2);
      grown.set(this.values);
      this.values = grown;
    }
    const { values } = this;
    for (let node = this.evaluated; node < circuit.size; node++) {
      if (circuit.isAnd(node)) {
        const l = circuit.leftOf(node);
        const r = circuit.rightOf(node);
        values[node] = (values[l >>> 1] ^ l) & (values[r >>> 1] ^ r) & 1;
      } else {
        const variable = fresh ? this.known(node << 1) : 0;
        values[node] = variable !== 0 && solver.value(variable) ? 1 : 0;
      }
    }
    this.evaluated = circuit.size;
  }
}
