import { type Circuit, type Lit, TRUE } from '../../../sat/circuit/circuit.ts';

/**
 * Who is there whenever another is: by the conjuncts of the conditions. A node that comes later in its thread is there
 * under a condition that has those of the branches around it as conjuncts, and a thread's nodes have the condition of
 * its creation.
 */
export function impliedBy(c: Circuit, exec: ArrayLike<Lit>): Uint8Array {
  const n = exec.length;
  const implied = new Uint8Array(n * n);
  const known = new Map<Lit, ReadonlySet<Lit>>();
  const conjuncts = (lit: Lit): ReadonlySet<Lit> => {
    let set = known.get(lit);
    if (set === undefined) known.set(lit, (set = conjunctsOf(c, lit)));
    return set;
  };
  const answers = new Map<string, boolean>();
  for (let a = 0; a < n; a++) {
    const mine = conjuncts(exec[a]);
    for (let b = 0; b < n; b++) {
      const key = `${exec[a]} ${exec[b]}`;
      let is = answers.get(key);
      if (is === undefined) {
        is = exec[b] === TRUE || mine.has(exec[b]) || isCovered(c, exec[b], mine);
        answers.set(key, is);
      }
      if (is) implied[a * n + b] = 1;
    }
  }
  return implied;
}

const isAnd = (c: Circuit, lit: Lit): boolean => (lit & 1) === 0 && lit > 1 && c.isAnd(lit >>> 1);

/** The literal itself, and all that its ands are made of. */
function conjunctsOf(c: Circuit, lit: Lit): Set<Lit> {
  const found = new Set<Lit>();
  const todo = [lit];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    if (isAnd(c, next)) todo.push(c.leftOf(next >>> 1), c.rightOf(next >>> 1));
  }
  return found;
}

/** Are all conjuncts of the literal among these? */
function isCovered(c: Circuit, lit: Lit, among: ReadonlySet<Lit>): boolean {
  if (among.has(lit)) return true;
  return (
    isAnd(c, lit) && isCovered(c, c.leftOf(lit >>> 1), among) && isCovered(c, c.rightOf(lit >>> 1), among)
  );
}
