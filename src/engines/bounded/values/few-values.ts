import type { Bits } from '../../../sat/bits/bits.ts';
import { type Circuit, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';

/**
 * The values that bits can have while a guard holds, when the bits depend on few inputs of the circuit: all assignments
 * of these inputs are tried, 32 at a time. The guard may depend on others as well, which are left open: it is
 * computed in three values, and an assignment under which it must be false is left out. What the inputs are known to be
 * from elsewhere (another event's write) is not considered. So there may be values too many, never too few.
 */
const MAX_INPUTS = 12;
const MAX_NODES = 20_000;
const MAX_GUARD_NODES = 2_000;
const MAX_WORK = 2_000_000;
const FULL = [0xaaaa_aaaa | 0, 0xcccc_cccc | 0, 0xf0f0_f0f0 | 0, 0xff00_ff00 | 0, 0xffff_0000 | 0];

/** Null: they depend on too much, or are more than `most`. */
export function possibleValues(c: Circuit, bits: Bits, guard: Lit, most: number): bigint[] | null {
  const own = coneOf(c, bits, MAX_INPUTS, MAX_NODES);
  if (own === null) return null;
  const inputs = own.filter((node) => c.isInput(node));
  const blocks = 1 << Math.max(0, inputs.length - 5);
  const both = coneOf(c, [...bits, guard], Number.POSITIVE_INFINITY, own.length + MAX_GUARD_NODES);
  const guarded = both !== null && both.length * blocks <= MAX_WORK;
  const simulation = new Simulation(c, guarded ? both : own, inputs);
  const lanes = Math.min(32, 1 << inputs.length);
  const found = new Set<bigint>();
  for (let block = 0; block < blocks; block++) {
    simulation.run(block);
    const possible = guarded ? simulation.mayHold(guard) : -1;
    const columns = bits.map((lit) => simulation.mayHold(lit));
    for (let lane = 0; lane < lanes; lane++) {
      if (((possible >>> lane) & 1) === 0) continue;
      let value = 0n;
      for (let b = columns.length - 1; b >= 0; b--)
        value = (value << 1n) | (((columns[b] >>> lane) & 1) === 1 ? 1n : 0n);
      found.add(value);
      if (found.size > most) return null;
    }
  }
  return [...found].sort((a, b) => (a < b ? -1 : 1));
}

/** 32 assignments at once: of each node, in which of them it may be true, and in which it may be false. */
class Simulation {
  private readonly c: Circuit;
  private readonly cone: readonly number[];
  private readonly inputs: ReadonlyMap<number, number>;
  private readonly place: ReadonlyMap<number, number>;
  private readonly yes: Int32Array;
  private readonly no: Int32Array;

  constructor(c: Circuit, cone: readonly number[], inputs: readonly number[]) {
    this.c = c;
    this.cone = cone;
    this.inputs = new Map(inputs.map((node, i) => [node, i]));
    this.place = new Map(cone.map((node, i) => [node, i]));
    this.yes = new Int32Array(cone.length);
    this.no = new Int32Array(cone.length);
  }

  run(block: number): void {
    const { c, cone, yes, no } = this;
    for (let i = 0; i < cone.length; i++) {
      const node = cone[i];
      if (c.isAnd(node)) {
        const [a, b] = [c.leftOf(node), c.rightOf(node)];
        yes[i] = this.mayHold(a) & this.mayHold(b);
        no[i] = this.mayHold(a ^ 1) | this.mayHold(b ^ 1);
        continue;
      }
      const input = this.inputs.get(node);
      yes[i] = input === undefined ? -1 : input < 5 ? FULL[input] : -((block >> (input - 5)) & 1);
      no[i] = input === undefined ? -1 : ~yes[i];
    }
  }

  mayHold(lit: Lit): number {
    if (lit < 2) return lit === TRUE ? -1 : 0;
    const i = this.place.get(lit >>> 1) as number;
    return (lit & 1) === 0 ? this.yes[i] : this.no[i];
  }
}

/** The nodes that the bits depend on, operands first; null: too many, or too many inputs. */
function coneOf(c: Circuit, bits: Bits, most: number, nodes: number): number[] | null {
  const seen = new Set<number>();
  const open: number[] = [];
  let inputs = 0;
  const visit = (lit: Lit): void => {
    const node = lit >>> 1;
    if (node === 0 || seen.has(node)) return;
    seen.add(node);
    if (c.isInput(node)) inputs++;
    else open.push(node);
  };
  bits.forEach(visit);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    visit(c.leftOf(node));
    visit(c.rightOf(node));
    if (inputs > most || seen.size > nodes) return null;
  }
  return inputs > most ? null : [...seen].sort((a, b) => a - b);
}
