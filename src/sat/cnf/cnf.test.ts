import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputs } from '../bits/bits.ts';
import { mul } from '../bits/bits-arithmetic.ts';
import { Circuit, FALSE, type Lit, not, TRUE } from '../circuit/circuit.ts';
import { newCadical } from '../solvers/cadical.ts';
import { LoggedSolver } from '../solvers/handover.ts';
import type { SatSolver } from '../solvers/solver.ts';
import { dpll } from '../testing/dpll.ts';
import { assignments, build, type Recipe, recipe, truth } from '../testing/random.ts';
import { ClauseLog } from './clause-log.ts';
import { BOTH, Cnf, NEGATIVE, POSITIVE, type Polarity } from './cnf.ts';

interface Setting {
  readonly circuit: Circuit;
  readonly solver: SatSolver;
  readonly cnf: Cnf;
  readonly log: ClauseLog;
}

async function setting(): Promise<Setting> {
  const circuit = new Circuit();
  const log = new ClauseLog();
  const solver = new LoggedSolver(await newCadical(), log, null);
  return { circuit, solver, cnf: new Cnf(circuit, solver), log };
}

function formula(log: ClauseLog): number[][] {
  const clauses: number[][] = [];
  let clause: number[] = [];
  log.forEach((lit) => {
    if (lit !== 0) clause.push(lit);
    else {
      clauses.push(clause);
      clause = [];
    }
  });
  return clauses;
}

/** Assignments of the inputs under which all these steps have these values. */
function solutions(plan: Recipe, wanted: ReadonlyMap<number, boolean>): boolean[][] {
  return [...assignments(plan.inputs)].filter((values) => {
    const results = truth(plan, values);
    return [...wanted].every(([step, value]) => results[step] === value);
  });
}

/** Some steps of a recipe, and the values they must have. */
const goals = fc.array(fc.tuple(fc.nat(1000), fc.boolean()), { minLength: 1, maxLength: 4 });

const valuesOf = (cnf: Cnf, lits: readonly Lit[]): boolean[] => lits.map((lit) => cnf.valueOf(lit));

describe('CNF', () => {
  test('asserted circuits have exactly the solutions of brute force, and say so with the small solver too', async () => {
    await fc.assert(
      fc.asyncProperty(recipe(5, 20), goals, async (plan, wants) => {
        const { circuit, solver, cnf, log } = await setting();
        const { inputs: ins, made } = build(circuit, plan);
        const wanted = new Map(wants.map(([i, value]) => [i % made.length, value]));
        for (const [step, value] of wanted) cnf.assert(value ? made[step] : not(made[step]));
        expect(dpll(formula(log)) !== null).toBe(solutions(plan, wanted).length > 0);
        const left = new Set(solutions(plan, wanted).map(String));
        while ((await solver.solve()) === 'sat') {
          const model = valuesOf(cnf, ins);
          expect(left.delete(String(model))).toBe(true);
          expect(valuesOf(cnf, made)).toEqual(truth(plan, model));
          cnf.assertOr(ins.map((lit, i) => (model[i] ? not(lit) : lit)));
        }
        expect(left.size).toBe(0);
        solver.dispose();
      }),
    );
  });

  test('literals asked for bit by bit, in any polarity, between calls', async () => {
    const polarities = fc.constantFrom<Polarity>(POSITIVE, NEGATIVE, BOTH);
    const query = fc.tuple(goals, fc.nat(1000), polarities);
    await fc.assert(
      fc.asyncProperty(
        recipe(4, 15),
        fc.array(query, { minLength: 1, maxLength: 5 }),
        async (plan, queries) => {
          const { circuit, solver, cnf } = await setting();
          const { inputs: ins, made } = build(circuit, plan);
          for (const [wants, extra, polarity] of queries) {
            cnf.literal(made[extra % made.length], polarity);
            const wanted = new Map(wants.map(([i, value]) => [i % made.length, value]));
            const assumed = [...wanted].map(([step, value]) =>
              cnf.assume(value ? made[step] : not(made[step])),
            );
            const possible = solutions(plan, wanted);
            const answer = await solver.solve();
            expect(answer).toBe(possible.length > 0 ? 'sat' : 'unsat');
            if (answer === 'sat') {
              const model = valuesOf(cnf, ins);
              expect(valuesOf(cnf, made)).toEqual(truth(plan, model));
              for (const [step, value] of wanted) expect(cnf.valueOf(made[step])).toBe(value);
            } else {
              const core = assumed.filter((lit) => solver.failed(lit));
              for (const lit of core) solver.assume(lit);
              expect(await solver.solve()).toBe('unsat');
            }
          }
          solver.dispose();
        },
      ),
    );
  });

  test('a literal in both polarities is equivalent to its node', async () => {
    await fc.assert(
      fc.asyncProperty(recipe(4, 12), async (plan) => {
        const { circuit, solver, cnf } = await setting();
        const { inputs: ins, made } = build(circuit, plan);
        const last = cnf.literal(made[made.length - 1]);
        const variables = ins.map((lit) => cnf.literal(lit));
        for (const values of assignments(plan.inputs)) {
          for (const [i, value] of values.entries()) solver.assume(value ? variables[i] : -variables[i]);
          const wrong = truth(plan, values)[made.length - 1] ? -last : last;
          solver.assume(wrong);
          expect(await solver.solve()).toBe('unsat');
        }
        solver.dispose();
      }),
      { numRuns: 30 },
    );
  });

  test('constants', async () => {
    const { solver, cnf } = await setting();
    cnf.assert(TRUE);
    expect(cnf.literal(TRUE)).toBe(-cnf.literal(FALSE));
    expect(await solver.solve()).toBe('sat');
    expect([cnf.valueOf(TRUE), cnf.valueOf(FALSE)]).toEqual([true, false]);
    cnf.assume(FALSE);
    expect(await solver.solve()).toBe('unsat');
    expect(await solver.solve()).toBe('sat');
    cnf.assert(FALSE);
    expect(await solver.solve()).toBe('unsat');
  });

  test('what is asserted is known from then on', async () => {
    const { circuit, solver, cnf } = await setting();
    const [a, b, c] = inputs(circuit, 3);
    const either = circuit.or(a, b);
    cnf.assert(either);
    expect([solver.variables, solver.clauses]).toEqual([2, 1]);
    cnf.assert(circuit.implies(either, c));
    expect([solver.variables, solver.clauses]).toEqual([3, 2]);
    expect(await solver.solve()).toBe('sat');
    expect(valuesOf(cnf, [either, c])).toEqual([true, true]);
    cnf.assert(not(either));
    expect(await solver.solve()).toBe('unsat');
  });

  test('a chain of ands is one gate, an exclusive or four clauses, a choice four', async () => {
    const chain = await setting();
    const many = inputs(chain.circuit, 20);
    let all: Lit = TRUE;
    for (const lit of many) all = chain.circuit.and(all, lit);
    chain.cnf.literal(all, BOTH);
    expect([chain.solver.variables, chain.solver.clauses]).toEqual([21, 21]);
    const gates = await setting();
    const [a, b, c] = inputs(gates.circuit, 3);
    gates.cnf.literal(gates.circuit.xor(a, b), BOTH);
    expect([gates.solver.variables, gates.solver.clauses]).toEqual([3, 4]);
    gates.cnf.literal(gates.circuit.ite(a, b, c), POSITIVE);
    expect([gates.solver.variables, gates.solver.clauses]).toEqual([5, 6]);
    gates.cnf.literal(gates.circuit.ite(a, b, c), NEGATIVE);
    expect([gates.solver.variables, gates.solver.clauses]).toEqual([5, 8]);
  });

  test('a product has less than half the variables and 60 % of the clauses of plain Tseitin', async () => {
    const { circuit, solver, cnf } = await setting();
    const product = mul(circuit, inputs(circuit, 16), inputs(circuit, 16));
    for (const bit of product) cnf.literal(bit, BOTH);
    expect(solver.variables).toBeLessThan((circuit.ands + circuit.inputs) / 2);
    expect(solver.clauses).toBeLessThan(circuit.ands * 3 * 0.6);
  });

  test('new inputs after a model are false in it', async () => {
    const { circuit, solver, cnf } = await setting();
    const a = circuit.input();
    cnf.assert(a);
    await solver.solve();
    expect(cnf.valueOf(a)).toBe(true);
    const b = circuit.input();
    cnf.literal(circuit.and(a, b));
    expect(valuesOf(cnf, [b, circuit.and(a, b), circuit.or(a, b)])).toEqual([false, false, true]);
  });
});
