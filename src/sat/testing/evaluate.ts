import type { Circuit, Lit } from '../circuit/circuit.ts';

/** The slow twin of `Cnf.valueOf`: values of literals for given values of the inputs, in one pass over the nodes. */
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
