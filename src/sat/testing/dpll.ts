/**
 * A solver small enough to be believed: unit propagation and splitting (Davis, Logemann and Loveland 1962), for
 * comparing answers on small formulas.
 */
export type Formula = readonly (readonly number[])[];

/** A satisfying set of literals, or null. */
export function dpll(formula: Formula): readonly number[] | null {
  return search(formula, []);
}

function search(formula: Formula, chosen: readonly number[]): readonly number[] | null {
  const propagated = propagate(formula, chosen);
  if (propagated === null) return null;
  const [rest, literals] = propagated;
  if (rest.length === 0) return literals;
  const pick = rest[0][0];
  return search(given(rest, pick), [...literals, pick]) ?? search(given(rest, -pick), [...literals, -pick]);
}

function propagate(formula: Formula, chosen: readonly number[]): [Formula, readonly number[]] | null {
  let rest = formula;
  const literals = [...chosen];
  for (;;) {
    if (rest.some((clause) => clause.length === 0)) return null;
    const unit = rest.find((clause) => clause.length === 1);
    if (unit === undefined) return [rest, literals];
    literals.push(unit[0]);
    rest = given(rest, unit[0]);
  }
}

const given = (formula: Formula, lit: number): Formula =>
  formula.filter((clause) => !clause.includes(lit)).map((clause) => clause.filter((other) => other !== -lit));
