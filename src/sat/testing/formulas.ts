/** Formulas whose answers are known without solving. */

/** n + 1 pigeons in n holes: unsatisfiable, and hard for resolution. */
export function pigeons(n: number): number[][] {
  const at = (pigeon: number, hole: number): number => pigeon * n + hole + 1;
  const clauses: number[][] = [];
  for (let p = 0; p <= n; p++) {
    clauses.push(Array.from({ length: n }, (_, h) => at(p, h)));
    for (let q = 0; q < p; q++) for (let h = 0; h < n; h++) clauses.push([-at(p, h), -at(q, h)]);
  }
  return clauses;
}
