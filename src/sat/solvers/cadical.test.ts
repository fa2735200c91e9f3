import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DiagnosticError, InternalError } from '../../base/failure.ts';
import { dpll } from '../testing/dpll.ts';
import { pigeons } from '../testing/formulas.ts';
import { clauses } from '../testing/random.ts';
import { CadicalSolver, newCadical } from './cadical.ts';
import { acquireModule } from './cadical-module.ts';
import type { SatSolver } from './solver.ts';

function aborts(): void {
  throw new Error('Aborted()');
}

async function solverOf(formula: readonly (readonly number[])[]): Promise<SatSolver> {
  const solver = await newCadical();
  for (const clause of formula) solver.clause(clause);
  return solver;
}

describe('the built-in solver', () => {
  test('agrees with the small solver; its models satisfy, its cores refute', async () => {
    await fc.assert(
      fc.asyncProperty(clauses(6, 25), clauses(6, 3), async (formula, more) => {
        const solver = await solverOf(formula);
        const assumptions = more.map((clause) => clause[0]);
        for (const lit of assumptions) solver.assume(lit);
        const answer = await solver.solve();
        const units = assumptions.map((lit) => [lit]);
        expect(answer).toBe(dpll([...formula, ...units]) ? 'sat' : 'unsat');
        if (answer === 'sat') {
          const holds = (lit: number): boolean => solver.value(Math.abs(lit)) === lit > 0;
          expect([...formula, ...units].every((clause) => clause.some(holds))).toBe(true);
        } else {
          const core = assumptions.filter((lit) => solver.failed(lit));
          expect(dpll([...formula, ...core.map((lit) => [lit])])).toBeNull();
        }
        expect(await solver.solve()).toBe(dpll(formula) ? 'sat' : 'unsat');
        solver.dispose();
      }),
    );
  });

  test('counts what it holds and what it did', async () => {
    const solver = await solverOf(pigeons(5));
    expect(await solver.solve()).toBe('unsat');
    const stats = solver.stats();
    expect(stats).toMatchObject({ variables: 30, clauses: 81, literals: 180, solves: 1 });
    expect(stats.conflicts).toBeGreaterThan(0);
    expect(stats.decisions).toBeGreaterThan(0);
    expect(stats.propagations).toBeGreaterThan(stats.decisions);
    expect(stats.seconds).toBeGreaterThan(0);
    solver.dispose();
    expect(solver.stats()).toEqual(stats);
  });

  test('gives up at the deadline, at the conflict limit, when told so and when aborted', async () => {
    const solver = await solverOf(pigeons(11));
    const start = performance.now();
    expect(await solver.solve({ deadline: start + 200 })).toBe('unknown');
    expect(performance.now() - start).toBeLessThan(5000);
    expect(await solver.solve({ conflicts: 300 })).toBe('unknown');
    let asked = 0;
    expect(await solver.solve({ terminate: () => ++asked > 10 })).toBe('unknown');
    expect(await solver.solve({ signal: AbortSignal.timeout(100) })).toBe('unknown');
    expect(await solver.solve({ signal: AbortSignal.abort() })).toBe('unknown');
    solver.dispose();
  }, 20_000);

  test('goes on after giving up', async () => {
    const solver = await solverOf(pigeons(7));
    expect(await solver.solve({ conflicts: 10 })).toBe('unknown');
    expect(await solver.solve()).toBe('unsat');
    solver.dispose();
  });

  test('the same formula gives the same model', async () => {
    const formula = Array.from({ length: 400 }, (_, i) =>
      [7, 11, 13].map((k) => (((i * k) % 97) + 1) * ((i >> (k % 5)) % 2 === 0 ? 1 : -1)),
    );
    const models: string[] = [];
    for (let i = 0; i < 2; i++) {
      const solver = await solverOf(formula);
      expect(await solver.solve()).toBe('sat');
      models.push(Array.from({ length: 97 }, (_, v) => solver.value(v + 1)).join());
      solver.dispose();
    }
    expect(models[0]).toBe(models[1]);
  });

  test('telling its statistics disturbs neither a model nor a core nor an open clause', async () => {
    const solver = await solverOf([[1, 2], [-1]]);
    expect(await solver.solve()).toBe('sat');
    solver.stats();
    expect([solver.value(1), solver.value(2)]).toEqual([false, true]);
    solver.add(-2);
    solver.stats();
    solver.add(3);
    solver.add(0);
    solver.assume(-3);
    expect(await solver.solve()).toBe('unsat');
    solver.stats();
    expect(solver.failed(-3)).toBe(true);
    solver.dispose();
  });

  test('variables it has never seen are false', async () => {
    const solver = await newCadical();
    const [a, b] = [solver.newVariable(), solver.newVariable()];
    solver.clause([a]);
    expect(await solver.solve()).toBe('sat');
    expect([solver.value(a), solver.value(b), solver.value(b + 100)]).toEqual([true, false, false]);
    solver.dispose();
  });

  test('is not asked for what it does not have', async () => {
    const solver = await solverOf([[1], [-1, 2]]);
    expect(() => solver.value(1)).toThrow(InternalError);
    expect(await solver.solve()).toBe('sat');
    expect(() => solver.failed(1)).toThrow(InternalError);
    solver.clause([3]);
    expect(() => solver.value(1)).toThrow(InternalError);
    solver.dispose();
    expect(() => solver.add(1)).toThrow(InternalError);
  });

  test('several solvers on one module keep apart', async () => {
    const [a, b] = [await solverOf([[1]]), await solverOf([[-1]])];
    expect([await a.solve(), await b.solve()]).toEqual(['sat', 'sat']);
    expect([a.value(1), b.value(1)]).toEqual([true, false]);
    const [c, d] = [await solverOf(pigeons(7)), await solverOf(pigeons(7).slice(1))];
    expect(await Promise.all([c.solve(), d.solve()])).toEqual(['unsat', 'sat']);
    for (const solver of [a, b, c, d]) solver.dispose();
  });

  test('a formula too large for its heap is refused, with the way out, and others are not hurt', async () => {
    const other = await solverOf([[1, 2], [-1]]);
    const solver = await newCadical({ heapLimit: 20 * 2 ** 20 });
    let refused: unknown;
    try {
      for (let v = 1; v < 2_000_000; v++) solver.clause([v, -(v + 1)]);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(DiagnosticError);
    const { diagnostic, exit } = refused as DiagnosticError;
    expect([diagnostic.code, exit]).toEqual(['HED450', 5]);
    expect(diagnostic.message).toMatch(/\d+ variables, \d+ clauses/);
    expect(diagnostic.help).toMatch(/--solver/);
    await expect(solver.solve()).rejects.toBe(refused);
    solver.dispose();
    expect(await other.solve()).toBe('sat');
    other.dispose();
  });

  test('a heap that fills up during the search ends it the same way', async () => {
    const solver = await solverOf(pigeons(10));
    const module = await acquireModule();
    const { heapBytes } = module;
    const fill = (): boolean => {
      module.heapBytes = () => 2 ** 31;
      return false;
    };
    try {
      await expect(solver.solve({ terminate: fill })).rejects.toMatchObject({
        diagnostic: { code: 'HED450' },
      });
    } finally {
      module.heapBytes = heapBytes;
      solver.dispose();
    }
  });

  test('an abort of a large module is its heap too; the next solver gets a fresh module', async () => {
    const [solver, other] = [await newCadical(), await newCadical()];
    const module = await acquireModule();
    const broken = new CadicalSolver({ ...module, heapBytes: () => 2 ** 31 - 1, add: aborts }, {});
    expect(() => broken.clause([1])).toThrow(
      expect.objectContaining({ diagnostic: expect.objectContaining({ code: 'HED450' }) }),
    );
    const small = new CadicalSolver({ ...module, heapBytes: () => 2 ** 20, add: aborts }, {});
    expect(() => small.clause([1])).toThrow(InternalError);
    module.aborted = true;
    await expect(other.solve()).rejects.toMatchObject({ diagnostic: { code: 'HED450' } });
    solver.dispose();
    const fresh = await newCadical();
    expect(await acquireModule()).not.toBe(module);
    fresh.clause([1]);
    expect(await fresh.solve()).toBe('sat');
    fresh.dispose();
  });

  test('a heap that is full from the start is refused', async () => {
    const solver = await newCadical({ heapLimit: 2 ** 20 });
    solver.clause([1]);
    await expect(solver.solve()).rejects.toMatchObject({ diagnostic: { code: 'HED450' } });
    solver.dispose();
  });
});
