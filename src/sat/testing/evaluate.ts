import type { Circuit, Lit } from '../circuit/circuit.ts';

/** The slow twin of `Cnf.valueOf`: a literal's value, by recursion, for given values of the inputs. */
export function evaluate(circuit: Circuit, lit: Lit, input: (node: number) => boolean): boolean {
  const known = new Map<number, boolean>([[0, false]]);
  const ofNode = (node: number): boolean => {
    let value = known.get(node);
    if (value === undefined) {
      value = circuit.isInput(node) ? input(node) : of(circuit.leftOf(node)) && of(circuit.rightOf(node));
      known.set(node, value);
    }
    return value;
  };
  const of = (x: Lit): boolean => ofNode(x >>> 1) !== ((x & 1) === 1);
  return of(lit);
}

/** The same for many literals, in one pass over the nodes. */
export function evaluateAll(circuit: Circuit, input: (node: number) => boolean): (lit: Lit) => boolean {
  const values = new Uint8Array(circuit.size);
  for (let node = 1; node < circuit.size; node++) {
    if (circuit.isInput(node)) values[node] = input(node) ? 1 : 0;
    else {
      const l = circuit.leftOf(node);
      const r = circuit.rightOf(node);
      values[node] = (values[l >>> 1] ^ (l & 1)) & (values[r >>> 1] ^ (r & 1));
    }
  }
  return (lit) => (values[lit >>> 1] ^ (lit & 1)) === 1;
}
