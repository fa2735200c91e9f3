import type { Circuit, Lit } from '../circuit/circuit.ts';

/**
 * How many of a set of literals are true, as literals of the circuit: true exactly where the sentence holds, so they
 * can be asserted, negated or used as conditions. Asserted, they become the usual clauses: pairs for few literals,
 * a ladder (Sinz, CP 2005: the sequential counter) for many.
 */
const PAIRS = 5;

export function atMostOne(c: Circuit, lits: readonly Lit[]): Lit {
  return lits.length <= PAIRS ? pairwise(c, lits) : ladder(c, lits);
}

export const exactlyOne = (c: Circuit, lits: readonly Lit[]): Lit => c.and(c.orAll(lits), atMostOne(c, lits));

function pairwise(c: Circuit, lits: readonly Lit[]): Lit {
  const apart: Lit[] = [];
  for (let i = 0; i < lits.length; i++) for (let j = 0; j < i; j++) apart.push(c.and(lits[i], lits[j]) ^ 1);
  return c.andAll(apart);
}

/**
 * None is true that comes before a true one. Goes from the end, so that it shares no node with `orAll`, which goes
 * from the start and asserted becomes a single clause as long as nothing else uses its nodes.
 */
function ladder(c: Circuit, lits: readonly Lit[]): Lit {
  const apart: Lit[] = [];
  let after = lits[lits.length - 1];
  for (let i = lits.length - 2; i >= 0; i--) {
    apart.push(c.and(lits[i], after) ^ 1);
    if (i > 0) after = c.or(after, lits[i]);
  }
  return c.andAll(apart);
}
