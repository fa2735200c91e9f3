import fc from 'fast-check';
import type { Circuit, Lit } from '../circuit/circuit.ts';

/**
 * Random circuits as recipes: each step makes one more literal from earlier ones. `build` makes the circuit, and
 * `truth` computes the same from booleans, without any circuit.
 */
const OPERATIONS = ['and', 'or', 'xor', 'iff', 'implies', 'ite', 'andAll', 'orAll'] as const;

interface Step {
  readonly op: (typeof OPERATIONS)[number];
  /** Which earlier literal (modulo their number), and whether it is negated. */
  readonly operands: readonly (readonly [number, boolean])[];
}

export interface Recipe {
  readonly inputs: number;
  readonly steps: readonly Step[];
}

export const recipe = (inputs: number, steps: number): fc.Arbitrary<Recipe> =>
  fc.record({
    inputs: fc.integer({ min: 1, max: inputs }),
    steps: fc.array(
      fc.record({
        op: fc.constantFrom(...OPERATIONS),
        operands: fc.array(fc.tuple(fc.nat(1000), fc.boolean()), { minLength: 3, maxLength: 5 }),
      }),
      { minLength: 1, maxLength: steps },
    ),
  });

/** The literals of all inputs and steps. Operand 0 is the constant false. */
export function build(circuit: Circuit, { inputs, steps }: Recipe): { inputs: Lit[]; made: Lit[] } {
  const ins: Lit[] = [];
  for (let i = 0; i < inputs; i++) ins.push(circuit.input());
  const all: Lit[] = [0, ...ins];
  for (const step of steps) {
    const xs = step.operands.map(([i, negated]) => all[i % all.length] ^ (negated ? 1 : 0));
    all.push(apply(circuit, step.op, xs));
  }
  return { inputs: ins, made: all.slice(1 + inputs) };
}

function apply(c: Circuit, op: Step['op'], xs: readonly Lit[]): Lit {
  if (op === 'andAll' || op === 'orAll') return c[op](xs);
  return op === 'ite' ? c.ite(xs[0], xs[1], xs[2]) : c[op](xs[0], xs[1]);
}

export function truth({ steps }: Recipe, inputs: readonly boolean[]): boolean[] {
  const all: boolean[] = [false, ...inputs];
  for (const step of steps) {
    const xs = step.operands.map(([i, negated]) => all[i % all.length] !== negated);
    all.push(applyTruth(step.op, xs));
  }
  return all.slice(1 + inputs.length);
}

function applyTruth(op: Step['op'], xs: readonly boolean[]): boolean {
  const [a, b, c] = xs;
  switch (op) {
    case 'and':
      return a && b;
    case 'or':
      return a || b;
    case 'xor':
      return a !== b;
    case 'iff':
      return a === b;
    case 'implies':
      return !a || b;
    case 'ite':
      return a ? b : c;
    case 'andAll':
      return xs.every((x) => x);
    case 'orAll':
      return xs.some((x) => x);
  }
}

/** All assignments of n booleans. */
export function* assignments(n: number): Generator<boolean[]> {
  for (let m = 0; m < 1 << n; m++) yield Array.from({ length: n }, (_, i) => ((m >> i) & 1) === 1);
}

/** Random clauses over few variables, some of them contradictory. */
export const clauses = (variables: number, most: number): fc.Arbitrary<number[][]> =>
  fc.array(
    fc.array(
      fc.tuple(fc.integer({ min: 1, max: variables }), fc.boolean()).map(([v, neg]) => (neg ? -v : v)),
      { minLength: 1, maxLength: 4 },
    ),
    { maxLength: most },
  );
