import { describe, expect, test } from 'vitest';
import { Rng } from '../../base/rng.ts';
import { newCadical } from './cadical.ts';
import { Exchange } from './exchange.ts';
import type { Answer, SatSolver } from './solver.ts';

/** Random clauses of three literals, as many as make about half of such formulas satisfiable. */
function formulaOf(seed: number, variables: number): number[][] {
  const random = new Rng(seed);
  const literal = (): number => (1 + random.below(variables)) * (random.below(2) === 0 ? 1 : -1);
  return Array.from({ length: Math.round(4.26 * variables) }, () => [literal(), literal(), literal()]);
}

/** The long ones are long enough for all that the solver does between searches: it takes variables out, among others. */
const SIZES = [...new Array<number>(8).fill(130), ...new Array<number>(3).fill(210)];

async function solverOf(formula: number[][], exchange: SharedArrayBuffer | null = null): Promise<SatSolver> {
  const solver = await newCadical({ exchange });
  for (const clause of formula) solver.clause(clause);
  return solver;
}

/** Halves of a formula, a few conflicts at a time each: their answers, and all conflicts. */
async function inHalves(formula: number[][], exchange: SharedArrayBuffer): Promise<[Answer[], number]> {
  const halves = await Promise.all(
    [1, -1].map(async (lit) => ({ lit, solver: await solverOf(formula, exchange) })),
  );
  const answers: Answer[] = ['unknown', 'unknown'];
  while (answers.includes('unknown'))
    for (const [n, { lit, solver }] of halves.entries()) {
      if (answers[n] !== 'unknown') continue;
      solver.assume(lit);
      answers[n] = await solver.solve({ conflicts: 100 });
      if (answers[n] !== 'sat') continue;
      const holds = (one: number): boolean => solver.value(Math.abs(one)) === one > 0;
      expect([...formula, [lit]].every((clause) => clause.some(holds))).toBe(true);
    }
  const conflicts = halves.reduce((sum, { solver }) => sum + solver.stats().conflicts, 0);
  for (const { solver } of halves) solver.dispose();
  return [answers, conflicts];
}

/** What was told so far. */
function clausesIn(exchange: SharedArrayBuffer): number[][] {
  const clauses: number[][] = [[]];
  Exchange.join(exchange, new Int32Array(exchange)[1])?.hear((lit) => {
    if (lit === 0) clauses.push([]);
    else clauses[clauses.length - 1].push(lit);
  });
  return clauses.slice(0, -1);
}

describe('solvers that tell each other what they learn', () => {
  test('answer as they would alone; what they tell follows from the formula', {
    timeout: 300_000,
  }, async () => {
    let told = 0;
    let most = 0;
    const seen = new Set<string>();
    for (const [seed, variables] of SIZES.entries()) {
      const formula = formulaOf(seed, variables);
      const alone = await solverOf(formula);
      const exchange = Exchange.memory(3);
      const [halves, conflicts] = await inHalves(formula, exchange);
      most = Math.max(most, conflicts);
      for (const [n, lit] of [1, -1].entries()) {
        alone.assume(lit);
        expect(halves[n]).toBe(await alone.solve());
        seen.add(halves[n]);
      }
      for (const clause of clausesIn(exchange).slice(-200)) {
        told++;
        for (const lit of clause) alone.assume(-lit);
        expect(await alone.solve(), `${seed}: ${clause.join(' ')}`).toBe('unsat');
      }
      alone.dispose();
    }
    expect([...seen].sort()).toEqual(['sat', 'unsat']);
    expect(told).toBeGreaterThan(100);
    expect(most).toBeGreaterThan(6000);
  });

  test('have the same clauses: others get no seat, and who is given one more leaves', async () => {
    const exchange = Exchange.memory(8);
    const formula = formulaOf(1, 130);
    const seats = (): number => new Int32Array(exchange)[0];
    const first = await solverOf(formula, exchange);
    await first.solve({ conflicts: 200 });
    expect(seats()).toBe(1);
    const other = await solverOf(formula.slice(1), exchange);
    await other.solve({ conflicts: 200 });
    expect(seats()).toBe(1);
    const told = clausesIn(exchange).length;
    expect(told).toBeGreaterThan(0);
    first.clause([1, 2]);
    await first.solve();
    expect(clausesIn(exchange).length).toBe(told);
    first.dispose();
    other.dispose();
  });

  test('no more have seats than there are', () => {
    const exchange = Exchange.memory(2);
    expect([1, 2, 3].map(() => Exchange.join(exchange, 7) !== null)).toEqual([true, true, false]);
  });
});
